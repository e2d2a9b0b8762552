type Rules = Readonly<Record<string, string>>;

/** The rules of the one-die classic under this edition’s own numbers. */
export const sameAsClassic = (classic: Rules): Rules =>
  Object.fromEntries(
    Object.entries(classic).map(([id, text]) => [id.replace('C86', 'C02'), text.replaceAll('C86', 'C02')]),
  );
