import { describe, expect, test } from 'vitest';
import { parseSettings, summaryOf } from './settings.ts';

const settingsOf = (flags: Parameters<typeof parseSettings>[0], environment: Record<string, string> = {}) => {
  const parsed = parseSettings(flags, environment, null);
  if (!parsed.ok) throw new Error(parsed.problems.join(' '));
  return parsed.settings;
};
const problemsOf = (environment: Record<string, string>) => {
  const parsed = parseSettings({}, environment, null);
  return parsed.ok ? [] : parsed.problems;
};

describe('settings of a server', () => {
  test('defaults to a local server with a SQLite file', () => {
    expect(settingsOf({})).toMatchObject({ host: '127.0.0.1', port: 8080, data: 'data', databaseUrl: null });
  });

  test('R40 flags override the environment; an empty variable is none, an empty flag is a mistake', () => {
    expect(settingsOf({ PORT: '1' }, { PORT: '2' }).port).toBe(1);
    expect(settingsOf({}, { PORT: ' ' }).port).toBe(8080);
    for (const PORT of ['', ' '])
      expect(parseSettings({ PORT }, { PORT: '2' }, null)).toEqual({
        ok: false,
        problems: ['--port is empty. Give it a value or leave it out.'],
      });
  });

  test('R40 a folder and a database are not both where tables are kept', () => {
    const environment = { DATABASE_URL: 'postgres://db.example/casefile', DATA: 'data' };
    expect(settingsOf({}, environment).databaseUrl).toBe(environment.DATABASE_URL);
    const parsed = parseSettings({ DATA: 'data' }, environment, null);
    expect(parsed.ok ? [] : parsed.problems).toEqual([expect.stringMatching(/--data and DATABASE_URL/)]);
  });

  test.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '80a' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '1e3' }, 'PORT'],
    [{ METRICS_PORT: 'yes' }, 'METRICS_PORT'],
    [{ KEEP_DAYS: '0' }, 'KEEP_DAYS'],
    [{ ORIGINS: 'casefile.example' }, 'ORIGINS'],
    [{ ORIGINS: 'https://casefile.example/' }, 'ORIGINS'],
    [{ ORIGINS: 'https://a.example, ftp://b.example' }, 'ORIGINS'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  ])('%o is refused by name', (environment, name) => {
    const problems = problemsOf(environment);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  test('names the flag of an invalid value that was given as a flag', () => {
    const parsed = parseSettings({ METRICS_PORT: 'abc' }, { METRICS_PORT: '1', PORT: 'x' }, null);
    expect(parsed.ok ? [] : parsed.problems).toEqual([
      expect.stringMatching(/^PORT is "x"/),
      expect.stringMatching(/^--metrics-port is "abc"/),
    ]);
  });

  test('reports all problems at once', () => {
    expect(problemsOf({ PORT: 'x', PROXIES: 'y', KEEP_DAYS: 'z' })).toHaveLength(3);
  });

  test('neither the summary nor a problem repeats a password', () => {
    const databaseUrl = 'postgres://casefile:hunter2@db.example:5432/casefile';
    expect(JSON.stringify(summaryOf(settingsOf({ DATABASE_URL: databaseUrl })))).not.toContain('hunter2');
    expect(problemsOf({ DATABASE_URL: 'mysql://casefile:hunter2@db' }).join()).not.toContain('hunter2');
    expect(summaryOf(settingsOf({ DATABASE_URL: databaseUrl })).storage).toBe(
      'PostgreSQL at db.example:5432',
    );
  });
});
