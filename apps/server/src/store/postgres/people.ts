/** Operations on everything that belongs to a person, each in one transaction. */
import type pg from 'pg';
import { forgottenWords } from '../forgotten.ts';
import { ordersOf, type Renewal, type Renewed } from '../store.ts';

export async function renewTokens(
  client: pg.PoolClient,
  { table, person, kinds, add, by }: Renewal,
  origin: string,
): Promise<Renewed> {
  // Serialised per person, so that a second operation sees what the first one left.
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`tokens ${table} ${person}`]);
  if (by !== null) {
    const { rowCount } = await client.query('SELECT 1 FROM tokens WHERE hash = $1 FOR UPDATE', [by]);
    if (rowCount === 0) return { ok: false, why: 'gone' };
  }
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM tokens WHERE table_id = $1 AND person = $2 AND kind = ANY($3) FOR UPDATE',
    [table, person, kinds],
  );
  const ended = rows.map(({ hash }) => hash);
  const change = [JSON.stringify(add), JSON.stringify(ended), origin];
  await client.query('SELECT change_tokens($1, $2, $3)', change);
  return { ok: true, ended };
}

export async function forget(
  client: pg.PoolClient,
  person: string,
  origin: string,
): Promise<readonly string[]> {
  const { rows: people } = await client.query<{ id: string; seed: string }>(
    'SELECT p.table_id AS id, s.seed FROM people p JOIN secrets s USING (table_id) WHERE person = $1 ORDER BY 1',
    [person],
  );
  for (const { id, seed } of people) {
    const { rows } = await client.query<{ n: number; text: string }>(
      'SELECT n, text FROM rows WHERE table_id = $1 AND person = $2',
      [id, person],
    );
    for (const { n, text } of rows) {
      const { words, seal } = forgottenWords(seed, n, text, person);
      await client.query('UPDATE rows SET words = $3, seal = $4 WHERE table_id = $1 AND n = $2', [
        id,
        n,
        JSON.stringify(words),
        seal,
      ]);
    }
    await client.query('UPDATE tables SET changed = clock_timestamp() WHERE id = $1', [id]);
    await client.query("SELECT tell($1, 'rewritten', $2)", [origin, id]);
  }
  for (const name of ['tokens', 'notes', 'people'])
    await client.query(`DELETE FROM ${name} WHERE person IN ($1, $2)`, [person, ordersOf(person)]);
  return people.map(({ id }) => id);
}
