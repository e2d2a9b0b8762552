/** What the handler of a route gets and returns, from the list of routes: caller, body, query and answer. */
import type { RouteId, routes } from '@casefile/protocol/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Caller } from './identity.ts';

type RouteOf<Id extends RouteId> = Extract<(typeof routes)[number], { readonly id: Id }>;

type RolesOf<Id extends RouteId> = RouteOf<Id>['roles'][number];
/** Null where the route may be called without a token. */
type CallerOf<Id extends RouteId> =
  | Caller<Exclude<RolesOf<Id>, 'anyone'>>
  | ('anyone' extends RolesOf<Id> ? null : never);

type Parsed<R, Key extends string> =
  R extends Readonly<Record<Key, infer Schema extends v.GenericSchema>> ? v.InferOutput<Schema> : undefined;
/** A body that is read later is not parsed yet. */
type BodyOf<R> = R extends { readonly isReadLater: true } ? undefined : Parsed<R, 'body'>;
type AnswerOf<R> = R extends { readonly answer: null } ? undefined : Sent<Parsed<R, 'answer'>>;

/** What may be sent as an answer of this type: read-only values too, and any type for an object with open keys. */
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [Key in keyof T as IsOpen<Key, T[Key]> extends true ? never : Key]: Sent<T[Key]> }
    : T;
type IsOpen<Key, Value> = string extends Key ? (unknown extends Value ? true : false) : false;

/** The parts of a request that do not depend on its route. */
export interface AnyCall {
  readonly table: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A request that has passed the checks of its route: token, role, body and query. */
export interface Call<Id extends RouteId> extends AnyCall {
  readonly caller: CallerOf<Id>;
  readonly body: BodyOf<RouteOf<Id>>;
  readonly query: Parsed<RouteOf<Id>, 'query'>;
}

/** A handler for each route; a missing one does not compile. One that returns the reply has sent the answer itself. */
export type RouteHandlers = {
  readonly [Id in RouteId]: (call: Call<Id>) => Promise<AnswerOf<RouteOf<Id>> | FastifyReply>;
};
