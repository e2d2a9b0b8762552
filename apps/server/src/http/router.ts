/** Builds the HTTP interface from the route list: unlisted routes and roles are refused. */
import { bodyLimits, type HttpError, joinPath, readJson, tableIdSchema } from '@casefile/protocol';
import type { Role, Route, RouteId } from '@casefile/protocol/routes';
import { routes } from '@casefile/protocol/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AnyCall, RouteHandlers } from './call.ts';
import type { Caller, Identify } from './identity.ts';
import type { Admit } from './limits/admission.ts';

/** An error response. Thrown by handlers, sent by the router. */
export class Refused extends Error {
  readonly status: number;
  readonly error: HttpError;
  constructor(status: number, error: HttpError) {
    super(error.error);
    this.status = status;
    this.error = error;
  }
}
export const refuse = (
  status: number,
  error: string,
  message: string,
  more: Partial<HttpError> = {},
): never => {
  throw new Refused(status, { error, message, ...more });
};

export interface RouterParts {
  readonly handlers: RouteHandlers;
  readonly identify: Identify;
  /** Called before a request is read; throws to refuse. */
  readonly admit: Admit;
  /** Called before a large body is read; throws to refuse. */
  readonly beforeReading: (request: FastifyRequest, reply: FastifyReply) => void;
}

export function addRoutes(app: FastifyInstance, parts: RouterParts): void {
  for (const route of routes as readonly Route[]) {
    app.route({
      method: route.method,
      url: route.path,
      // A HEAD for a stream would end the bot's current stream and then wait for a response without a body.
      exposeHeadRoute: route.type === undefined,
      bodyLimit: route.maxBytes ?? bodyLimits.maxLength,
      ...(route.isReadLater === true
        ? { onRequest: async (request, reply) => parts.beforeReading(request, reply) }
        : {}),
      handler: (request, reply) => answer(route, request, reply, parts),
    });
  }
}

/** Any handler as the router calls it: the checks of the route have given the call the types that it declares. */
type Handler = (
  call: AnyCall & { readonly caller: Caller | null; readonly body: unknown; readonly query: unknown },
) => Promise<unknown>;

/** What is cut off from a link leads to nothing of the kind the link is of. */
function noSuch({ path }: Route): never {
  const what = path.startsWith('/api/challenges') ? 'challenge' : 'table';
  return refuse(404, `no-such-${what}`, `There is no such ${what}, or it is gone.`);
}

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { handlers, identify, admit }: RouterParts,
): Promise<unknown> {
  const { table } = request.params as { table?: string };
  const found = await identify(request);
  admit(route, request, found === 'bad' ? null : found);
  if (found === 'bad') refuse(401, 'bad-token', 'This token is not valid, or no longer valid.');
  const caller = checkRole(route.roles, found as Caller | null, table);
  if (table !== undefined && !v.is(tableIdSchema, table)) noSuch(route);
  const body =
    route.body === undefined || route.isReadLater === true ? undefined : parseBody(route.body, request.body);
  const query = route.query === undefined ? undefined : check(route.query, request.query, 'query');
  const handler = handlers[route.id as RouteId] as Handler;
  const done = await handler({ caller, table: table ?? '', body, query, request, reply });
  if (reply.sent) return reply;
  if (route.answer === null) return reply.code(204).send();
  return reply.send(done);
}

/**
 * The caller's role on this route. A token is valid for its own table only; on public routes other kinds are ignored.
 */
function checkRole(roles: readonly Role[], caller: Caller | null, table: string | undefined): Caller | null {
  const isForAnyone = roles.includes('anyone');
  if (caller === null)
    return isForAnyone ? null : refuse(401, 'no-token', 'This needs a token: Authorization: Bearer …');
  if (table !== undefined && caller.table !== table)
    refuse(403, 'other-table', 'This token is for another table.');
  if (roles.includes(caller.kind)) return caller;
  return isForAnyone ? null : refuse(403, 'not-allowed', 'This token does not allow that.');
}

function parseBody(schema: v.GenericSchema, body: unknown): unknown {
  if (!Buffer.isBuffer(body))
    return refuse(415, 'no-json', 'Send a JSON body with content-type application/json.');
  const read = readJson(body.toString(), bodyLimits);
  if (!read.ok) {
    const message = read.why === 'no-json' ? 'The body is not JSON.' : `The body is refused: ${read.why}.`;
    return refuse(
      read.why === 'too-large' ? 413 : 400,
      read.why,
      message,
      read.at === '' ? {} : { at: read.at },
    );
  }
  return check(schema, read.value, 'body');
}

function check(schema: v.GenericSchema, value: unknown, what: string): unknown {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const at = joinPath(issue.path?.map(({ key }) => key as string | number) ?? []);
  return refuse(400, 'malformed', `Something is wrong with the ${what}${at === '' ? '' : ` at ${at}`}.`, {
    ...(at === '' ? {} : { at }),
  });
}
