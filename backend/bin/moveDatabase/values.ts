/* Values of SQLite as PostgreSQL stores them. */

const two = (number: number): string => String(number).padStart(2, '0');

/** An instant as the driver of PostgreSQL writes it to a column without time zone: in the zone of the process. */
const localTime = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}.${String(at.getMilliseconds()).padStart(3, '0')}`;

/** With the names of objects in order, as texts of equal values must be equal. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, ordered(part)]));
};

const parsed = (value: unknown): unknown =>
  ordered(typeof value === 'string' ? JSON.parse(value) : value);

interface Kind {
  /** A value of SQLite, not null, in the JSON of an inserted row. */
  write(value: unknown): unknown;
  /** SQL of the stored value in the same form. Default: the column. */
  sql?(column: string): string;
  /** The result of this SQL, not null, in the same form. Default: as it is. */
  read?(value: unknown): unknown;
}

const time: Kind = {
  write: (value) => localTime(new Date(typeof value === 'number' ? value : `${value}`)),
  sql: (column) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS')`,
};
const number: Kind = { write: Number, sql: (column) => `${column}::text`, read: Number };
const json: Kind = { write: parsed, sql: (column) => `${column}::text`, read: parsed };
const text: Kind = { write: String };

const kinds: Readonly<Record<string, Kind>> = {
  'character varying': text,
  text,
  boolean: { write: (value) => Number(value) !== 0 },
  integer: number,
  bigint: number,
  'double precision': number,
  real: number,
  numeric: number,
  json,
  jsonb: json,
  'timestamp without time zone': time,
  date: {
    write: (value) =>
      typeof value === 'number' ? localTime(new Date(value)).slice(0, 10) : `${value}`.slice(0, 10),
    sql: (column) => `${column}::text`,
  },
  'time without time zone': { write: String, sql: (column) => `${column}::text` },
};

/** How values of a column are moved, by its type in PostgreSQL. */
export const kindOf = (type: string, column: string): Kind => {
  const kind = kinds[type];
  if (!kind) throw new Error(`${column} has the type ${type}, which this command cannot move.`);
  return kind;
};
