import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../body.ts';

export interface Letter {
  kind: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** When it was written, which may be long before it is sent. */
  written: string;
  messageId: string;
}

const nameOf = ({ written, messageId }: Letter): string =>
  `${written.replaceAll(':', '-')}-${/\.(\d+)@/.exec(messageId)?.[1] ?? '0'}.json`;

/** Without a mail server every letter becomes a file, one JSON object each, so that people and tests can read it. */
export const createOutbox = (folder: string) => ({
  async send(letter: Letter): Promise<void> {
    const name = nameOf(letter);
    const sent = new Date().toISOString();
    // Under its name only when it is whole; a second try writes the same file again.
    await writeFile(join(folder, `.${name}`), `${JSON.stringify({ sent, ...letter }, null, 2)}\n`);
    await rename(join(folder, `.${name}`), join(folder, name));
  },
});

const MOST = 200;

/** The latest letters of an outbox, newest first. */
export const readOutbox = async (folder: string): Promise<Letter[]> => {
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.json$/.test(name));
  const newest = names.sort().reverse().slice(0, MOST);
  const letters = newest.map(async (name): Promise<Letter[]> => {
    const found: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
    if (!isRecord(found)) return [];
    const text = (key: keyof Letter) => (typeof found[key] === 'string' ? found[key] : '');
    return [
      {
        kind: text('kind'),
        to: text('to'),
        from: text('from'),
        subject: text('subject'),
        text: text('text'),
        html: text('html'),
        written: text('written'),
        messageId: text('messageId'),
      },
    ];
  });
  return (await Promise.all(letters)).flat();
};
