import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createTableSchema, ordersSchema, sitSchema } from './http.ts';
import { jsonSchemaOf, openApi } from './openapi.ts';
import { type Route, routes } from './routes.ts';

const info = { title: 'Casefile', version: '1', description: 'Tables over HTTP.' };
const all: readonly Route[] = routes;
const document = openApi(info, all) as {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; parameters?: { name: string }[]; security: object[]; responses: object }
    >
  >;
};

describe('the OpenAPI document', () => {
  test('describes every route, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    );
    const listed = all.map(
      ({ id, method, path }) => `${method.toLowerCase()} ${path.replace(':table', '{table}')} ${id}`,
    );
    expect(described.sort()).toEqual(listed.sort());
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(document.openapi).toBe('3.1.0');
  });

  test('says which routes need a token', () => {
    expect(document.paths['/api/tables']!.post!.security).toEqual([{}]);
    expect(document.paths['/api/tables/{table}/notes']!.get!.security).toEqual([{ token: [] }]);
    expect(document.paths['/api/tables/{table}/record']!.get!.parameters!.map(({ name }) => name)).toEqual([
      'table',
      'of',
    ]);
  });

  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

describe('the list of routes', () => {
  test('R27 has no GET route that changes anything or takes a body', () => {
    for (const route of all) if (route.method === 'GET') expect(route.body, route.id).toBeUndefined();
  });

  test('describes every body that is posted or put, the empty one included', () => {
    for (const route of all)
      if (route.method === 'POST' || route.method === 'PUT') expect(route.body, route.id).toBeDefined();
  });

  test('has unique routes, all under /api', () => {
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
    for (const { path } of all) expect(path).toMatch(/^\/api\/[a-z:/-]+$/);
  });

  test('rejects body keys that are not described', () => {
    for (const { id, body } of all)
      if (body !== undefined && id !== 'checkRecord')
        expect(v.safeParse(body, { unheardOf: 1 }).success, id).toBe(false);
  });
});

describe('the schemas', () => {
  test('become JSON Schema', () => {
    expect(jsonSchemaOf(sitSchema)).toMatchObject({
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: { name: { type: 'string', maxLength: 200 } },
    });
  });

  test('require an edition and a name for a table, and reject unknown terms', () => {
    const ok = (given: unknown): boolean => v.safeParse(createTableSchema, given).success;
    expect(ok({ edition: 'speed', name: 'Ada' })).toBe(true);
    expect(
      ok({
        edition: 'speed',
        name: 'Ada',
        terms: { chat: 'free' },
        options: { lastSeat: 'wins' },
        commitment: 'ab'.repeat(32),
      }),
    ).toBe(true);
    expect(ok({ edition: 'speed' })).toBe(false);
    expect(ok({ edition: 'speed', name: 'Ada', terms: { chat: 'loud' } })).toBe(false);
    expect(ok({ edition: '../etc', name: 'Ada' })).toBe(false);
    expect(ok({ edition: 'speed', name: 'Ada', seed: 'a\u0000' })).toBe(false);
  });

  test('limit the size of standing orders', () => {
    const ok = (given: unknown): boolean => v.safeParse(ordersSchema, given).success;
    expect(ok({ version: 1, show: ['rope'], answers: 'always', passes: true })).toBe(true);
    expect(ok({ version: 1, show: Array(61).fill('rope'), answers: 'always', passes: true })).toBe(false);
    expect(ok({ version: 1, show: ['constructor'], answers: 'always', passes: true })).toBe(false);
  });
});
