import * as v from 'valibot';

/** The JSON value of a schema, allowing additional keys. */
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

/** A client's type of an answer with this schema. */
export type Answered<S extends v.GenericSchema> = v.InferOutput<S>;

const made = new WeakMap<v.GenericSchema, v.GenericSchema>();

/** Whether a server's answer matches the schema. Additional keys of a newer server are allowed. */
export function isAnswer<S extends v.GenericSchema>(schema: S, value: unknown): value is Answered<S> {
  const known = made.get(schema) ?? withMoreKeys(schema);
  made.set(schema, known);
  return v.is(known, value);
}
