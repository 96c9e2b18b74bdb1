/** A table in which each message is read as its text. */
export type Texts<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends () => string
    ? string
    : Table[Name] extends object
      ? Table[Name] extends (...values: never) => unknown
        ? Table[Name]
        : Texts<Table[Name]>
      : Table[Name];
};

/**
 * A table of texts, given as messages: each is written when it is read, in the language of then, since a server has several. A build
 * for one language has the texts in their place (`app/vite/oneLanguage.ts`).
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyTexts<const Table extends object>(table: Table): Texts<Table>;
export function lazyTexts(table: object): object {
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(table))) {
    if (typeof value === 'function' && value.length === 0)
      Object.defineProperty(table, name, { get: () => value(), enumerable: true });
    else if (typeof value === 'object' && value !== null) lazyTexts(value);
  }
  return table;
}
