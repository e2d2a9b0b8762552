/** The PostgreSQL schema as migrations. A released migration is never changed. */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'tables and what belongs to them',
    sql: `
      CREATE TABLE tables (
        id text PRIMARY KEY, phase text NOT NULL, wake bigint, touched bigint NOT NULL,
        last integer NOT NULL, tip text NOT NULL, changed timestamptz NOT NULL DEFAULT clock_timestamp()
      ) WITH (fillfactor = 50);
      -- No index on what each append changes: such updates stay in their page.
      CREATE INDEX tables_by_phase ON tables (phase);
      CREATE TABLE secrets (table_id text PRIMARY KEY, seed text NOT NULL);
      CREATE TABLE rows (
        table_id text NOT NULL, n integer NOT NULL, text text NOT NULL, hash text NOT NULL,
        person text, words text, seal text, PRIMARY KEY (table_id, n)
      );
      CREATE TABLE tokens (
        hash text PRIMARY KEY, kind text NOT NULL, table_id text NOT NULL, person text NOT NULL, expires bigint
      );
      CREATE INDEX tokens_by_table ON tokens (table_id);
      CREATE TABLE people (person text NOT NULL, table_id text NOT NULL, PRIMARY KEY (person, table_id));
      CREATE INDEX people_by_table ON people (table_id);
      CREATE TABLE notes (
        table_id text NOT NULL, person text NOT NULL, version integer NOT NULL, text text NOT NULL,
        PRIMARY KEY (table_id, person)
      );
      CREATE TABLE leases (table_id text PRIMARY KEY, holder text NOT NULL, until bigint NOT NULL);
      CREATE TABLE beats (holder text PRIMARY KEY, at bigint NOT NULL);

      CREATE FUNCTION tell(origin text, what text, table_id text) RETURNS void LANGUAGE sql AS $$
        SELECT pg_notify('casefile ' || current_schema(), origin || ' ' || what || ' ' || table_id)
      $$;

      CREATE FUNCTION change_tokens(add jsonb, revoke jsonb) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM tokens WHERE hash IN (SELECT jsonb_array_elements_text(revoke));
        INSERT INTO tokens
          SELECT t.hash, t.kind, t."table", t.person, t.expires
          FROM jsonb_to_recordset(add) AS t(hash text, kind text, "table" text, person text, expires bigint)
          ON CONFLICT (hash) DO UPDATE SET kind = excluded.kind, table_id = excluded.table_id,
            person = excluded.person, expires = excluded.expires;
      END $$;

      -- One write: {"ok"} or {"stale": the last number, "hash": of the row that stands where ours would}.
      CREATE FUNCTION append_one(w jsonb, origin text) RETURNS jsonb LANGUAGE plpgsql AS $$
      DECLARE
        id_ text := w->>'table';
        after_ integer := (w->>'after')::integer;
        last_ integer;
        tip_ text;
      BEGIN
        SELECT last, tip INTO last_, tip_ FROM tables WHERE id = id_ FOR UPDATE;
        last_ := coalesce(last_, -1);
        IF last_ <> after_ THEN
          RETURN jsonb_build_object('stale', last_,
            'hash', (SELECT hash FROM rows WHERE table_id = id_ AND n = after_ + 1));
        END IF;
        INSERT INTO rows
          SELECT id_, r.n, r.text, r.hash, r.person, r.words, r.seal FROM jsonb_to_recordset(w->'rows')
            AS r(n integer, text text, hash text, person text, words text, seal text);
        tip_ := coalesce(w->'rows'->-1->>'hash', tip_);
        last_ := after_ + jsonb_array_length(w->'rows');
        IF after_ < 0 THEN
          INSERT INTO tables
            VALUES (id_, w->>'phase', (w->>'wake')::bigint, (w->>'touched')::bigint, last_, tip_);
          INSERT INTO secrets VALUES (id_, w->>'seed');
        ELSE
          UPDATE tables SET phase = w->>'phase', wake = (w->>'wake')::bigint, touched = (w->>'touched')::bigint,
            last = last_, tip = tip_, changed = clock_timestamp() WHERE id = id_;
        END IF;
        PERFORM change_tokens(w->'tokens', w->'revoke');
        INSERT INTO people SELECT jsonb_array_elements_text(w->'people'), id_ ON CONFLICT DO NOTHING;
        PERFORM tell(origin, 'appended', id_);
        RETURN '{"ok": true}';
      EXCEPTION WHEN unique_violation THEN
        -- Two created it at once: the other one was first.
        SELECT last INTO last_ FROM tables WHERE id = id_;
        RETURN jsonb_build_object('stale', coalesce(last_, -1),
          'hash', (SELECT hash FROM rows WHERE table_id = id_ AND n = after_ + 1));
      END $$;

      -- Many writes in one transaction: all of them, or an error.
      CREATE FUNCTION append_all(writes jsonb, origin text) RETURNS jsonb LANGUAGE plpgsql AS $$
      DECLARE
        w jsonb;
        answers jsonb := '[]';
      BEGIN
        FOR w IN SELECT value FROM jsonb_array_elements(writes) LOOP
          answers := answers || jsonb_build_array(append_one(w, origin));
        END LOOP;
        RETURN answers;
      END $$;

      -- -1 when it was put, else the version that is stored.
      CREATE FUNCTION put_notes(table_ text, person_ text, version_ integer, text_ text) RETURNS integer
      LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE notes SET version = version_, text = text_
          WHERE table_id = table_ AND person = person_ AND version = version_ - 1;
        IF FOUND THEN RETURN -1; END IF;
        IF version_ = 1 THEN
          INSERT INTO notes VALUES (table_, person_, version_, text_) ON CONFLICT DO NOTHING;
          IF FOUND THEN RETURN -1; END IF;
        END IF;
        RETURN coalesce((SELECT version FROM notes WHERE table_id = table_ AND person = person_), 0);
      END $$;

      CREATE FUNCTION delete_table(table_ text, untouched bigint, origin text) RETURNS boolean
      LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM tables WHERE id = table_ AND (untouched IS NULL OR touched < untouched);
        IF NOT FOUND THEN RETURN false; END IF;
        DELETE FROM secrets WHERE table_id = table_;
        DELETE FROM rows WHERE table_id = table_;
        DELETE FROM tokens WHERE table_id = table_;
        DELETE FROM people WHERE table_id = table_;
        DELETE FROM notes WHERE table_id = table_;
        DELETE FROM leases WHERE table_id = table_;
        PERFORM tell(origin, 'deleted', table_);
        RETURN true;
      END $$;`,
  },
  {
    name: 'tokens are looked at where they are used; silences',
    sql: `
      CREATE TABLE silences (holder text NOT NULL, since bigint NOT NULL, until bigint NOT NULL);

      -- Whose token has ended is told by every process that has them connected.
      CREATE FUNCTION change_tokens(add jsonb, revoke jsonb, origin text) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE
        table_ text;
      BEGIN
        FOR table_ IN
          WITH gone AS (
            DELETE FROM tokens WHERE hash IN (SELECT jsonb_array_elements_text(revoke)) RETURNING kind, table_id
          ) SELECT DISTINCT table_id FROM gone WHERE kind IN ('seat', 'host', 'bot', 'watch')
        LOOP
          PERFORM tell(origin, 'tokens', table_);
        END LOOP;
        PERFORM change_tokens(add, '[]'::jsonb);
      END $$;

      -- As before, and {"gone"} where the token that it is done by has ended.
      CREATE OR REPLACE FUNCTION append_one(w jsonb, origin text) RETURNS jsonb LANGUAGE plpgsql AS $$
      DECLARE
        id_ text := w->>'table';
        after_ integer := (w->>'after')::integer;
        last_ integer;
        tip_ text;
      BEGIN
        SELECT last, tip INTO last_, tip_ FROM tables WHERE id = id_ FOR UPDATE;
        last_ := coalesce(last_, -1);
        IF last_ <> after_ THEN
          RETURN jsonb_build_object('stale', last_,
            'hash', (SELECT hash FROM rows WHERE table_id = id_ AND n = after_ + 1));
        END IF;
        IF w->>'by' IS NOT NULL THEN
          -- Held until this is written: who ends the token waits for it, and is answered afterwards.
          PERFORM 1 FROM tokens WHERE hash = w->>'by' FOR KEY SHARE;
          IF NOT FOUND THEN RETURN '{"gone": true}'; END IF;
        END IF;
        INSERT INTO rows
          SELECT id_, r.n, r.text, r.hash, r.person, r.words, r.seal FROM jsonb_to_recordset(w->'rows')
            AS r(n integer, text text, hash text, person text, words text, seal text);
        tip_ := coalesce(w->'rows'->-1->>'hash', tip_);
        last_ := after_ + jsonb_array_length(w->'rows');
        IF after_ < 0 THEN
          INSERT INTO tables
            VALUES (id_, w->>'phase', (w->>'wake')::bigint, (w->>'touched')::bigint, last_, tip_);
          INSERT INTO secrets VALUES (id_, w->>'seed');
        ELSE
          UPDATE tables SET phase = w->>'phase', wake = (w->>'wake')::bigint, touched = (w->>'touched')::bigint,
            last = last_, tip = tip_, changed = clock_timestamp() WHERE id = id_;
        END IF;
        PERFORM change_tokens(w->'tokens', w->'revoke', origin);
        INSERT INTO people SELECT jsonb_array_elements_text(w->'people'), id_ ON CONFLICT DO NOTHING;
        PERFORM tell(origin, 'appended', id_);
        RETURN '{"ok": true}';
      EXCEPTION WHEN unique_violation THEN
        SELECT last INTO last_ FROM tables WHERE id = id_;
        RETURN jsonb_build_object('stale', coalesce(last_, -1),
          'hash', (SELECT hash FROM rows WHERE table_id = id_ AND n = after_ + 1));
      END $$;

      -- Of processes that come back at the same moment the first one notes for how long nobody was there.
      CREATE FUNCTION note_beat(holder_ text, now_ bigint, min_ bigint) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE
        before bigint;
      BEGIN
        SELECT at INTO before FROM beats WHERE holder = holder_ FOR UPDATE;
        IF before IS NULL THEN
          INSERT INTO beats VALUES (holder_, now_)
            ON CONFLICT (holder) DO UPDATE SET at = greatest(beats.at, excluded.at);
          RETURN;
        END IF;
        IF now_ - before >= min_ THEN
          INSERT INTO silences VALUES (holder_, before, now_);
          DELETE FROM silences WHERE until < now_ - 604800000;
        END IF;
        UPDATE beats SET at = greatest(at, now_) WHERE holder = holder_;
      END $$;

      CREATE FUNCTION release_leases(holder_ text, origin text) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE
        table_ text;
      BEGIN
        FOR table_ IN WITH gone AS (DELETE FROM leases WHERE holder = holder_ RETURNING table_id)
          SELECT table_id FROM gone
        LOOP
          PERFORM tell(origin, 'released', table_);
        END LOOP;
      END $$;`,
  },
];
