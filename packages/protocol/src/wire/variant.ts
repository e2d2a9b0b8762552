import * as v from 'valibot';

type Entries<K extends string> = v.ObjectEntries & Record<K, v.LiteralSchema<string, undefined>>;
type Option<K extends string> =
  | v.StrictObjectSchema<Entries<K>, undefined>
  | v.LooseObjectSchema<Entries<K>, undefined>;

/**
 * Like `v.variant` for objects with a literal discriminator, but goes straight to the matching one: the library tries
 * them in turn and collects the issues of each.
 */
export function variantBy<const K extends string, const O extends readonly Option<K>[]>(
  key: K,
  options: O,
): v.VariantSchema<K, [...O], undefined> {
  const schema = v.variant(key, [...options]);
  const meant = new Map(options.map((option) => [option.entries[key].literal, option]));
  const inTurn = schema['~run'];
  return Object.assign(schema, {
    '~run'(dataset: Parameters<typeof inTurn>[0], config: Parameters<typeof inTurn>[1]) {
      const { value } = dataset as { value: unknown };
      const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
      const option = isObject ? meant.get((value as Record<K, string>)[key]) : undefined;
      return option === undefined ? inTurn.call(schema, dataset, config) : option['~run'](dataset, config);
    },
  }) as never;
}
