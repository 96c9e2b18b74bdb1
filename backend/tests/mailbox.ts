import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

export interface Found {
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

const emailsIn = async (dataDir: string): Promise<Found[]> => {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Found),
  );
};

/** Waits until `count` emails of this kind were sent to an address, and returns the last one. */
export const emailTo = async (
  dataDir: string,
  to: string,
  kind: string,
  count = 1,
): Promise<Found> => {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const found = (await emailsIn(dataDir)).filter((each) => each.to === to && each.kind === kind);
    const email = found.at(-1);
    if (email && found.length >= count) return email;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No email "${kind}" to ${to}.`);
};

/** Recipients of the emails of this kind so far. */
export const readersOf = async (dataDir: string, kind: string): Promise<string[]> =>
  (await emailsIn(dataDir)).filter((each) => each.kind === kind).map(({ to }) => to);

/** The link in an email. */
export const linkOf = ({ text }: Found): URL => {
  const address = /https?:\/\/\S+/.exec(text)?.[0];
  if (!address) throw new Error(`No link in the email:\n${text}`);
  return new URL(address);
};

/** A mail server that is unreachable until `comeBack`, and then accepts everything. */
export const startMailServer = async () => {
  const taken: string[] = [];
  let away = true;
  const server = createServer((socket) => {
    if (away) {
      socket.destroy();
      return;
    }
    let received = '';
    let reading = false;
    socket.write('220 here\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received += chunk.toString();
      const end = reading ? '\r\n.\r\n' : '\r\n';
      for (
        let at = received.indexOf(end);
        at >= 0;
        at = received.indexOf(reading ? '\r\n.\r\n' : '\r\n')
      ) {
        const line = received.slice(0, at);
        received = received.slice(at + (reading ? 5 : 2));
        if (reading) {
          taken.push(line);
          reading = false;
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(line)) {
          reading = true;
          socket.write('354 go on\r\n');
        } else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 good\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port.');
  return {
    port: address.port,
    taken,
    comeBack: () => {
      away = false;
    },
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
};
