// Packs the packages, checks the tarballs, installs them in an app outside of the repository, uses it in a browser, and hydrates
// there what a server rendered. With SWEEP also in an app of Next.js, which shows little beyond that and takes as much work again.
// `--keep` keeps the folder of the apps; `--lock` writes their lockfiles again, after a package needs another library.
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { openApp } from './lib/outside.mjs';
import { buildPackages, packageNames } from './lib/packages.mjs';
import { run } from './lib/run.mjs';
import { productEnv, program, root } from './lib/runtime.mjs';
import { fail, say } from './lib/say.mjs';
import { reports } from './lib/tally.mjs';

/** What a button may cost a page that has React, in brotli bytes. */
const buttonBudget = 3_072;
const allApps = /** @type {const} */ (['vite', 'next']);
const fixtures = join(root, 'tools', 'outside');
const work = mkdtempSync(join(tmpdir(), 'outside-'));
const env = { ...productEnv(), NEXT_TELEMETRY_DISABLED: '1' };
const has = (/** @type {string} */ flag) => process.argv.includes(flag);
const apps = allApps.filter((app) => app === 'vite' || process.env.SWEEP || has('--lock'));

/** @type {string[]} */
const broken = [];
let passed = 0;

/** Runs and counts one check; returns whether it passed. @param {string} title @param {() => Promise<unknown>} work */
async function check(title, work) {
  const started = Date.now();
  const why = await work().then(
    () => null,
    (error) => `${error instanceof Error ? error.message : error}`,
  );
  if (why === null) passed += 1;
  else broken.push(`${title}: ${why}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`  ${why === null ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`);
  return why === null;
}

/** Runs a program; throws the end of its output if it fails. */
async function must(
  /** @type {string} */ name,
  /** @type {string[]} */ args,
  /** @type {{ cwd: string, env?: NodeJS.ProcessEnv }} */ { cwd, env: own = env },
) {
  const { code, output } = await run(name, args, { cwd, env: own, quiet: true });
  if (code !== 0) throw new Error(output.trim().split('\n').slice(-30).join('\n'));
}

/** npm runs with its own Node. */
const npm = (/** @type {string} */ cwd, /** @type {string[]} */ ...args) =>
  must('npm', [...args, '--no-audit', '--no-fund'], { cwd, env: process.env });

const tarball = (/** @type {string} */ name) => join(work, 'packages', `${name}.tgz`);
const manifestOf = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'dist', 'package.json'), 'utf8'));

async function pack() {
  const folder = join(work, 'packages');
  const built = packageNames.map((name) => join(root, 'packages', name, 'dist'));
  await npm(folder, 'pack', ...built, '--pack-destination', folder);
  for (const name of packageNames)
    renameSync(join(folder, `portal-${name}-${manifestOf(name).version}.tgz`), tarball(name));
}

/**
 * Whether other bundlers and TypeScript find every entry and its types. One way of writing entries serves all packages: outside of a
 * sweep TypeScript tries that of components, which has most of them. Types that lack a module fail the build of each package.
 */
async function lint(/** @type {string} */ name) {
  const options = { cwd: work };
  await must(program('publint'), [tarball(name), '--strict'], options);
  if (name !== 'ui' && !process.env.SWEEP) return;
  const { exports } = manifestOf(name);
  const skipped = Object.keys(exports)
    .filter((entry) => exports[entry].endsWith?.('.css'))
    .flatMap((entry) => ['--exclude-entrypoints', entry]);
  await must(program('attw'), [tarball(name), '--profile', 'esm-only', ...skipped], options);
}

/** The tarballs differ with each build: the lockfile takes what they need from themselves, or forgets it. */
function changeLock(/** @type {string} */ file, /** @type {'fill' | 'forget'} */ how) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of packageNames) {
    const { version, dependencies, peerDependencies } = manifestOf(name);
    const resolved = `file:../packages/${name}.tgz`;
    const entry = { version, resolved, dependencies, peerDependencies };
    lock.packages[`node_modules/@portal/${name}`] = how === 'fill' ? entry : undefined;
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

async function install(/** @type {string} */ app) {
  const folder = join(work, app);
  const lock = join(folder, 'package-lock.json');
  cpSync(join(fixtures, app), folder, { recursive: true });
  cpSync(join(root, 'examples', 'loans'), join(folder, 'loans'), { recursive: true });
  cpSync(join(fixtures, 'Harbour.tsx'), join(folder, 'Harbour.tsx'));
  if (has('--lock')) {
    changeLock(lock, 'forget');
    await npm(folder, 'install', '--package-lock-only');
    changeLock(lock, 'fill');
    cpSync(lock, join(fixtures, app, 'package-lock.json'));
  }
  changeLock(lock, 'fill');
  await npm(folder, 'ci', '--prefer-offline', '--fetch-retries=1');
}

/** The brotli bytes of the scripts and styles of a page with one entry. */
async function sizeOf(/** @type {string} */ entry) {
  const vite = join(work, 'vite');
  const folder = join(vite, entry);
  mkdirSync(folder);
  for (const file of [`${entry}.tsx`, 'vite.config.mjs'])
    cpSync(join(vite, file), join(folder, file));
  const page = readFileSync(join(vite, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace('/main.tsx', `/${entry}.tsx`));
  await must('node', [join(vite, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: folder });
  return globSync('dist/assets/*.{js,css}', { cwd: folder })
    .map((file) => brotliCompressSync(readFileSync(join(folder, file))).length)
    .reduce((sum, size) => sum + size, 0);
}

async function weighButton() {
  const cost = (await sizeOf('button')) - (await sizeOf('react'));
  say(`         A button costs ${cost} of ${buttonBudget} bytes`);
  if (cost > buttonBudget)
    throw new Error(`It costs ${cost} bytes, over its budget of ${buttonBudget}.`);
}

async function tryApp(/** @type {(typeof allApps)[number]} */ app) {
  const cwd = join(work, app);
  const tool = app === 'vite' ? 'vite/bin/vite.js' : 'next/dist/bin/next';
  const build = (/** @type {string[]} */ args = [], more = {}) =>
    must('node', [join(cwd, 'node_modules', tool), 'build', ...args], {
      cwd,
      env: { ...env, ...more },
    });
  const built =
    (await check(`${app}: the tarballs install`, () => install(app))) &&
    (app === 'next' ||
      (await check('vite: a brand is written', () => must('node', ['brand.mjs'], { cwd })))) &&
    (await check(`${app}: a strict project accepts the types`, () =>
      must(program('tsc'), ['-p', cwd], { cwd }),
    )) &&
    (await check(`${app}: the app builds`, build));
  if (!built) return;
  if (app === 'vite') {
    await check('vite: a button costs little beyond React', weighButton);
    await check('vite: the app builds with German and own texts', () =>
      build(['--outDir', 'translated'], { TRANSLATED: 'on' }),
    );
    await check('vite: a server renders the app', async () => {
      // Only in development React compares attributes.
      const development = { NODE_ENV: 'development' };
      await build(['--mode', 'development', '--outDir', 'hydrated'], development);
      await build(
        ['--mode', 'development', '--ssr', 'server.tsx', '--outDir', 'server'],
        development,
      );
      await must('node', ['render.mjs'], { cwd, env: { ...env, ...development } });
    });
  }
  await openApp({ work, env, app, check });
}

async function everything() {
  mkdirSync(reports, { recursive: true });
  mkdirSync(join(work, 'packages'));
  await buildPackages();
  await pack();
  const linted = packageNames.map((name) =>
    check(`The entries and types of @portal/${name} resolve`, () => lint(name)),
  );
  await Promise.all([...linted, ...apps.map(tryApp)]);
}

try {
  await everything();
  if (broken.length > 0) say(broken.join('\n'));
  const report = { passed, failed: broken.length, broken };
  writeFileSync(join(reports, 'outside.json'), JSON.stringify(report));
  process.exitCode = broken.length > 0 ? 1 : 0;
} catch (error) {
  fail(error);
} finally {
  if (has('--keep')) say(`The apps are in ${work}.`);
  else rmSync(work, { recursive: true, force: true });
}
