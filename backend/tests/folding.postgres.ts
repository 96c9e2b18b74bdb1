// @module-tag database
import { fold, nameKey } from '@portal/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldingOnPostgres } from '../src/base/folding.ts';
import { createDatabase, openDatabase } from './startBackend.ts';

let sql: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  sql = openDatabase({ dataDir: '', databaseUrl: await createDatabase() });
});
afterAll(() => sql?.destroy());

/** All letters, marks, numbers and signs of Unicode that both sides know. */
const characters = Array.from({ length: 0x1_10000 }, (_, code) => code)
  .filter((code) => code > 0 && !(code >= 0xd8_00 && code <= 0xdf_ff))
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\p{L}\p{M}\p{N}\p{P}\p{Z}\p{S}]/u.test(character));

/**
 * Letters that Unicode has added since its version 14, of which PostgreSQL 15 knows the decompositions; it lower-cases with
 * ICU, which is often newer. A PostgreSQL that does not know one leaves it as it is.
 */
const added = {
  15: '\u{1e030}-\u{1e06d}',
  16: '\u1c89\ua7cb\ua7cc\ua7da\ua7dc\u{105c9}\u{105e4}\u{10d50}-\u{10d65}\u{11383}-\u{113c8}\u{16121}-\u{16128}\u{16d68}-\u{16d6a}\u{1ccd6}-\u{1ccf9}',
  17: '\ua7ce\ua7d2\ua7d4\ua7f1\u{16ea0}-\u{16eb8}',
};
const isAdded = new RegExp(`^[${Object.values(added).join('')}]$`, 'u');

it('PostgreSQL folds every letter as searches do', async () => {
  await sql.transaction(async (trx) => {
    for (const statement of await foldingOnPostgres(trx)) await trx.raw(statement);
    const { rows } = await trx.raw(
      'select portal_fold(c) as folded, c from unnest(?::text[]) as given(c)',
      [characters],
    );
    const differ = rows
      .filter((row: { c: string; folded: string }) => fold(row.c) !== row.folded)
      .map(({ c }: { c: string }) => c);
    expect(differ.filter((character: string) => !isAdded.test(character))).toEqual([]);
    for (const text of [
      'Łódź',
      'ΠΌΛΗΣ',
      'Straße',
      'ISTANBUL İı',
      'Ōtākaro’s',
      'हिन्दी',
      'ガ',
      '½ ﬁ',
    ])
      expect((await trx.raw('select portal_name_key(?) as key', [text])).rows).toEqual([
        { key: nameKey(text) },
      ]);
  });
});
