/** JSON Schemas and the OpenAPI document, from the schemas that validate. Not for the browser: import it by its path. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { errorSchema } from './http.ts';
import type { Route } from './routes.ts';

type Json = Readonly<Record<string, unknown>>;

/** Omits checks that JSON Schema cannot express: names, hidden characters, normalisation of lines. */
export function jsonSchemaOf(schema: v.GenericSchema): Json {
  const { $schema: _, ...made } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: ['check', 'transform'],
  });
  return made as Json;
}

/** Where the interface is served, and its version. */
export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

/** OpenAPI 3.1 of a list of routes. */
export function openApi(info: ApiInfo, routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(errorSchema) },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of a seat, host, spectator, bot, or one to resume with. It is in no link.',
        },
      },
    },
  };
}

function operation({ id, summary, roles, path, query, body, answer, type, method }: Route): Json {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const parameters = [...inPath, ...queryParameters(query)];
  return {
    operationId: id,
    summary,
    'x-roles': roles,
    security: [
      ...(roles.includes('anyone') ? [{}] : []),
      ...(roles.some((role) => role !== 'anyone') ? [{ token: [] }] : []),
    ],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, content: content(body) } }),
    responses: {
      ...answered(method, answer, type),
      default: {
        description: 'Refused: a code, and a sentence for people.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function answered(method: Route['method'], answer: Route['answer'], type: Route['type']): Json {
  if (type !== undefined)
    return {
      200: { description: 'One JSON object a line.', content: { [type]: { schema: { type: 'string' } } } },
    };
  if (answer === null) return { 204: { description: 'Done.' } };
  return { 200: { description: method === 'GET' ? 'Here it is.' : 'Done.', content: content(answer) } };
}

const content = (schema: v.GenericSchema): Json => ({ 'application/json': { schema: jsonSchemaOf(schema) } });

function queryParameters(query: Route['query']): Json[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
