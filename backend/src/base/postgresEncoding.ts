import { StartError } from './startError.ts';

export const ENCODING = 'show server_encoding';

/** Throws unless `ENCODING` returned UTF8: other encodings lack letters and the normalization that folds names. */
export const requireUtf8 = ({ rows }: { rows: { server_encoding?: string }[] }): void => {
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new StartError(
    `The database of DATABASE_URL must have the encoding UTF8, not ${encoding}. Create another one: createdb --encoding=UTF8 --template=template0 --owner=USER NAME.`,
  );
};
