// node backend/bin/storage.ts --to s3: copies the pictures to the other storage, while the portal runs.
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { dataDir, fail, problemOf, requireData } from './dataDir.ts';
import { openDatabase } from './openDatabase.ts';

const PAGE = 500;
const AT_ONCE = 8;
const USAGE = 'Say where the pictures go: node backend/bin/storage.ts --to s3, or --to disk';

interface Row {
  id: number;
  hash: string;
  url: string;
  /** Text in SQLite. */
  formats: string | Record<string, { url: string }> | null;
}

const readArguments = (): { to: 'disk' | 's3'; deletes: boolean } => {
  try {
    const options = { to: { type: 'string' }, 'delete-old': { type: 'boolean' } } as const;
    const { to, 'delete-old': deletes = false } = parseArgs({ options }).values;
    return to === 's3' || to === 'disk' ? { to, deletes } : fail(USAGE);
  } catch {
    return fail(USAGE);
  }
};
const { to, deletes } = readArguments();
requireData();

const count = (number: number): string => number.toLocaleString('en');
const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

const filesOf = ({ url, formats }: Pick<Row, 'url' | 'formats'>): string[] => {
  const copies: Record<string, { url: string }> =
    typeof formats === 'string' ? JSON.parse(formats) : (formats ?? {});
  return [url, ...Object.values(copies).map((copy) => copy.url)].map(nameOf);
};

/** The pictures in pages, those that are added meanwhile included. Each is there once, though several records may have it. */
async function* pagesOf(sql: Knex): AsyncGenerator<Row[]> {
  const seen = new Set<string>();
  for (let last = 0; ; ) {
    const rows: Row[] = await sql('files')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'hash', 'url', 'formats');
    if (rows.length === 0) return;
    last = Number(rows.at(-1)?.id);
    yield rows.filter(({ hash }) => !seen.has(hash) && seen.add(hash));
  }
}

const move = async (): Promise<void> => {
  // They create the data folder and its secret, so only once there is data.
  const { settings } = await import('../src/base/settings.ts');
  const { storageSettings } = await import('../src/features/media/settings.ts');
  const { storeNamed } = await import('../src/features/media/storage.ts');
  const { copyPicture } = await import('../src/features/media/copyPicture.ts');
  const old = to === 's3' ? 'disk' : 's3';
  const [from, into] = [storeNamed(old), storeNamed(to)];
  const sql = openDatabase(settings.database);
  try {
    const started = await sql('start_settings').where({ name: 'STORAGE' }).first('value');
    if (deletes && started?.value !== to)
      fail(`Set STORAGE=${to} and restart the portal before you delete the old pictures.`);
    const [{ total = 0 } = {}] = await sql('files').countDistinct({ total: 'hash' });
    console.log(`${count(Number(total))} pictures to ${to}`);
    const found = { copied: 0, there: 0, deleted: 0 };
    const bad: string[] = [];

    const one = async ({ hash, ...row }: Row): Promise<void> => {
      const result = await copyPicture(from, into, hash, filesOf(row));
      if (result === 'missing' || result === 'differs') {
        // Unless it was deleted in the portal meanwhile.
        if (await sql('files').where({ hash }).first('id'))
          bad.push(`${hash} ${result === 'missing' ? 'is in neither' : 'differs'}`);
        return;
      }
      found[result] += 1;
      if (!deletes) return;
      await from.remove(hash);
      found.deleted += 1;
    };

    for await (const rows of pagesOf(sql)) {
      for (let at = 0; at < rows.length; at += AT_ONCE)
        await Promise.all(rows.slice(at, at + AT_ONCE).map(one));
      console.log(`${count(found.copied + found.there)} done`);
    }
    console.log(
      `${count(found.copied)} copied and compared, ${count(found.there)} were there already${
        deletes ? `, ${count(found.deleted)} deleted from ${old}` : ''
      }.`,
    );
    if (bad.length > 0)
      fail(`${count(bad.length)} were not copied:\n${bad.slice(0, 20).join('\n')}`);
    if (storageSettings.store !== to)
      console.log(
        `Set STORAGE=${to} and restart the portal. Then run this again for pictures that were added meanwhile.`,
      );
  } finally {
    await sql.destroy();
  }
};

await move().catch((error: unknown) => {
  const message = problemOf(error);
  fail(
    message.includes('start_settings')
      ? `The database in ${dataDir} is not prepared. Start the portal once, then run this again.`
      : message,
  );
});
