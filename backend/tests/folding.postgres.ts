import { fold, nameKey } from '@portal/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldingOnPostgres } from '../src/folding.ts';
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

it('PostgreSQL folds every letter as searches do', async () => {
  await sql.transaction(async (trx) => {
    for (const statement of await foldingOnPostgres(trx)) await trx.raw(statement);
    const { rows } = await trx.raw(
      'select portal_fold(c) as folded, c from unnest(?::text[]) as given(c)',
      [characters],
    );
    const differ = rows.filter((row: { c: string; folded: string }) => fold(row.c) !== row.folded);
    // Unicode has grown since the version that this PostgreSQL knows.
    expect(differ.length).toBeLessThan(200);
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
