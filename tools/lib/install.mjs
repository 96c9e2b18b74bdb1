import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessages } from './messages.mjs';
import { run } from './run.mjs';
import { root } from './runtime.mjs';
import { PlainError, step } from './say.mjs';

/** Each folder with its own lockfile, and the files that determine what it installs. */
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
      'packages/testing/package.json',
    ],
  },
  {
    name: 'backend',
    folder: join(root, 'backend'),
    manifests: ['package.json', 'package-lock.json', '../packages/domain/package.json'],
  },
];

const causes = [
  [/ENOSPC|no space left/i, 'The disk is full. Free about 2 GB, then run the command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
    'The package registry could not be reached. Check the network connection (and proxy settings, if there is a proxy), then run the command again.',
  ],
  [
    /EACCES|EPERM|EROFS/i,
    'The project folder cannot be written. Make it writable, then run the command again.',
  ],
];

const hash = (/** @type {string} */ folder, /** @type {string[]} */ manifests) => {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of manifests) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
};

/** Installs the packages of portal and backend if they are missing or out of date, and compiles the messages. */
export async function ensureInstalled() {
  for (const { name, folder, manifests } of installs) {
    const stamp = join(folder, 'node_modules', '.installed');
    const wanted = () => hash(folder, manifests);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) continue;
    step(`Installing the packages of the ${name} (needed once, about a minute)`);
    const { code, output } = await run(
      'npm',
      // The build needs devDependencies even with NODE_ENV=production.
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
        // Not productEnv: npm runs with its own Node.
        env: process.env,
        quiet: true,
      },
    );
    if (code !== 0) {
      const known = causes.find(([pattern]) => /** @type {RegExp} */ (pattern).test(output));
      throw new PlainError(
        `The packages of the ${name} could not be installed.\n${known ? known[1] : 'Output of npm:'}\n\n${output.trim().split('\n').slice(-12).join('\n')}`,
      );
    }
    writeFileSync(stamp, wanted());
  }
  await compileMessages().catch((error) => {
    // As the user of a service, in a folder that was changed and not built since.
    if (!/^(EACCES|EPERM|EROFS)$/.test(error.code)) throw error;
    throw new PlainError(
      'The texts of the portal have changed, and the project folder cannot be written. Run npm run build as its owner, then run the command again.',
    );
  });
}
