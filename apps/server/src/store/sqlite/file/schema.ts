/**
 * The SQLite schema as migrations. A released migration is never changed. Tables come before indexes: VACUUM writes them
 * in that order, so that a damaged first page can be replaced by that of an empty file.
 */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'tables and what belongs to them',
    sql: `
      CREATE TABLE tables (
        id TEXT PRIMARY KEY, phase TEXT NOT NULL, wake INTEGER, touched INTEGER NOT NULL,
        last INTEGER NOT NULL, tip TEXT NOT NULL, sum TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE secrets (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE rows (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL, hash TEXT NOT NULL,
        person TEXT, words TEXT, seal TEXT, PRIMARY KEY (table_id, n)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE tokens (
        hash TEXT PRIMARY KEY, kind TEXT NOT NULL, table_id TEXT NOT NULL, person TEXT NOT NULL,
        expires INTEGER, sum TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE people (
        person TEXT NOT NULL, table_id TEXT NOT NULL, sum TEXT NOT NULL, PRIMARY KEY (person, table_id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE notes (
        table_id TEXT NOT NULL, person TEXT NOT NULL, version INTEGER NOT NULL, text TEXT NOT NULL,
        sum TEXT NOT NULL, PRIMARY KEY (table_id, person)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE leases (table_id TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL)
        STRICT, WITHOUT ROWID;
      CREATE TABLE beats (holder TEXT PRIMARY KEY, at INTEGER NOT NULL, sum TEXT NOT NULL)
        STRICT, WITHOUT ROWID;
      CREATE TABLE outside (
        seq INTEGER PRIMARY KEY, table_id TEXT NOT NULL, what TEXT NOT NULL, holder TEXT NOT NULL
      ) STRICT;
      CREATE INDEX tokens_by_table ON tokens (table_id);`,
  },
];

/** Marks a file as ours: "CaFi". */
export const applicationId = 0x43614669;
