import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { root } from './runtime.mjs';
import { PlainError, step } from './say.mjs';

/** Each folder with a lockfile of its own, and the files that decide what it installs. */
const installs = [
  {
    name: 'portal',
    folder: root,
    manifests: [
      'package.json',
      'package-lock.json',
      'app/package.json',
      'packages/ui/package.json',
      'packages/domain/package.json',
      'packages/data/package.json',
      'packages/forms/package.json',
    ],
  },
  {
    name: 'backend',
    folder: join(root, 'backend'),
    manifests: ['package.json', 'package-lock.json', '../packages/domain/package.json'],
  },
];

const causes = [
  [
    /ENOSPC|no space left/i,
    'The disk is full. Free about 2 GB, then run the command again; it goes on where it stopped.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
    'The package registry could not be reached. Check the network connection (and proxy settings, if there is a proxy), then run the command again.',
  ],
  [
    /EACCES|EPERM|EROFS/i,
    'The project folder cannot be written. Give yourself the right to write in it, then run the command again.',
  ],
];

const hash = (/** @type {string} */ folder, /** @type {string[]} */ manifests) => {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of manifests) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
};

/** Installs what is missing or out of date in the portal and its backend. */
export async function ensureInstalled() {
  for (const { name, folder, manifests } of installs) {
    const stamp = join(folder, 'node_modules', '.installed');
    const wanted = () => hash(folder, manifests);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) continue;
    step(`Installing the packages of the ${name} (needed once, about a minute)`);
    const { code, output } = await run(
      'npm',
      // The build needs the packages for development also where NODE_ENV is production.
      [
        'install',
        '--include=dev',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        '--fetch-retries=1',
      ],
      {
        cwd: folder,
        // npm belongs to the Node it came with.
        env: process.env,
        quiet: true,
      },
    );
    if (code !== 0) {
      const known = causes.find(([pattern]) => /** @type {RegExp} */ (pattern).test(output));
      throw new PlainError(
        `The packages of the ${name} could not be installed.\n${known ? known[1] : 'What npm said:'}\n\n${output.trim().split('\n').slice(-12).join('\n')}`,
      );
    }
    writeFileSync(stamp, wanted());
  }
}
