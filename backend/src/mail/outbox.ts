import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Letter {
  to: string;
  from: string;
  subject: string;
  text: string;
}

/** Without a mail server every letter becomes a file, one JSON object each, so that people and tests can read it. */
export const createOutbox = (folder: string) => ({
  async send(letter: Letter): Promise<void> {
    const sent = new Date().toISOString();
    const name = `${sent.replaceAll(':', '-')}-${randomUUID()}.json`;
    // Under its name only when it is whole.
    await writeFile(join(folder, `.${name}`), `${JSON.stringify({ sent, ...letter }, null, 2)}\n`);
    await rename(join(folder, `.${name}`), join(folder, name));
  },
});
