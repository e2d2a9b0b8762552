import * as v from 'valibot';

/** A value of the JSON that a schema describes, with keys besides those it names. */
function withMoreKeys(schema: v.GenericSchema): v.GenericSchema {
  if ('pipe' in schema) return schema;
  const { type, entries, item, wrapped } = schema as {
    readonly type: string;
    readonly entries?: Readonly<Record<string, v.GenericSchema>>;
    readonly item?: v.GenericSchema;
    readonly wrapped?: v.GenericSchema;
  };
  switch (type) {
    case 'strict_object':
      return v.object(
        Object.fromEntries(Object.entries(entries!).map(([key, each]) => [key, withMoreKeys(each)])),
      );
    case 'array':
      return v.array(withMoreKeys(item!));
    case 'nullable':
      return v.nullable(withMoreKeys(wrapped!));
    case 'exact_optional':
      return v.exactOptional(withMoreKeys(wrapped!));
    default:
      return schema;
  }
}

/** What a client gets where an answer is of this schema. */
export type Answered<S extends v.GenericSchema> = v.InferOutput<S>;

const made = new WeakMap<v.GenericSchema, v.GenericSchema>();

/** Whether a server's answer is what a client may rely on. Keys that a newer server adds are no fault. */
export function isAnswer<S extends v.GenericSchema>(schema: S, value: unknown): value is Answered<S> {
  const known = made.get(schema) ?? withMoreKeys(schema);
  made.set(schema, known);
  return v.is(known, value);
}
