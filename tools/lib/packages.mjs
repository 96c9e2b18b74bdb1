import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import { variableName } from '../../packages/ui/src/theme/variables.ts';
import { extractTexts, textEntries } from './packageTexts.mjs';
import { referenceOf } from './reference.mjs';
import { run } from './run.mjs';
import { productEnv, program, root } from './runtime.mjs';
import { PlainError } from './say.mjs';

/** Each package after those it needs. */
export const packageNames = /** @type {const} */ (['domain', 'data', 'ui', 'forms']);

/** @typedef {Record<string, string | null>} Exports The exports of a package.json of this repository. */

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');
const folderOf = (/** @type {string} */ name) => join(root, 'packages', name);
const built = (/** @type {string} */ source) =>
  source.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '.js');

/** The address of each entry and its source: `./components/*` becomes a line for each component; `./internal/*` is for this repository. */
function entriesOf(/** @type {string} */ folder, /** @type {Exports} */ exports) {
  const files = globSync(['src/**/*.{ts,tsx}', 'tokens/*'], { cwd: folder })
    .filter((file) => !/\.(test|stories|sample)\./.test(file))
    .sort();
  return Object.entries(exports).flatMap(([address, source]) => {
    if (!source || address.startsWith('./internal/')) return [];
    // Node puts the same text in the place of each star.
    const pattern = source
      .replaceAll('.', '\\.')
      .replace('*', '(?<star>[\\w.]+)')
      .replaceAll('*', '\\k<star>');
    return files.flatMap((file) => {
      const match = new RegExp(`^${pattern}$`).exec(`./${file}`);
      const star = match?.groups?.star ?? '';
      return match ? [/** @type {const} */ ([address.replace('*', star), `./${file}`])] : [];
    });
  });
}

const imported = {
  'at once': /^(?:import|export)\s(?:[^'";]*\sfrom\s)?['"]([^'"]+)['"]/gm,
  ever: /^(?:import|export)\s(?:[^'";]*\sfrom\s)?['"]([^'"]+)['"]|\b(?:import|url)\(['"]([^'"]+)['"]\)/gm,
};

/** What a module imports, or a style sheet loads. */
export const importsOf = (
  /** @type {string} */ code,
  /** @type {keyof typeof imported} */ when = 'ever',
) => [...code.matchAll(imported[when])].map(([, named, loaded]) => named ?? loaded ?? '');

/**
 * Whether a module only works in the browser's part of a React app with server components: it keeps state, reads a
 * context or listens to events. Such modules begin with "use client".
 */
const needsClient = (/** @type {string} */ code) =>
  /\b(?:use[A-Z]\w*|createContext|lazyComponent|sized)\s*\(/.test(code) ||
  (/\bon[A-Z]\w*: \S/.test(code) && code.includes('react/jsx-runtime'));

/** The variables of the theme have the names of the design tokens, so that others can set them. */
const nameStyle = (/** @type {{ hash: string, filePath: string, debugId?: string }} */ of) => {
  if (!of.filePath.endsWith('theme/contract.css.ts')) return `p${of.hash}`;
  const [group, name] = of.debugId?.split('-') ?? [];
  if (!group || !name) throw new PlainError(`${of.debugId} is no variable of the theme.`);
  return variableName(group, name).slice(2);
};

/** Replaces the modules of style sheets by their class names, each with a style sheet beside it. */
async function extractStyles(/** @type {string} */ folder, /** @type {string} */ dist) {
  const sheets = globSync('**/*.css.ts', { cwd: join(folder, 'src') });
  if (sheets.length === 0) return;
  const compiler = createCompiler({
    root,
    identifiers: nameStyle,
    enableFileWatcher: false,
  });
  try {
    for (const sheet of sheets) {
      const source = join(folder, 'src', sheet);
      const path = sheet.replace(/\.ts$/, '.js');
      const module = await compiler.processVanillaFile(source, { outputCss: true });
      const { css } = compiler.getCssForFile(source);
      writeFileSync(join(dist, path.replace(/\.js$/, '')), `${css.trim()}\n`);
      const code = module.source.replace(/import '([^']+?)\.ts\.vanilla\.css';/g, (_, file) => {
        const [, other = '', used = ''] = /packages\/(\w+)\/src\/(.*)$/.exec(file) ?? [];
        const near = relative(dirname(join(folder, 'src', path)), join(folder, 'src', used));
        return other === folder.split('/').at(-1)
          ? `import './${near}';`.replace('./../', '../')
          : `import '@portal/${other}/${used}';`;
      });
      writeFileSync(join(dist, path), code);
    }
  } finally {
    await compiler.close();
  }
}

/** Follows imports from the entries: the files that are needed, and the packages that they import. */
function reach(/** @type {string} */ dist, /** @type {readonly string[]} */ entries) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<string>} */
  const packages = new Set();
  const walk = (/** @type {string} */ file) => {
    if (files.has(file)) return;
    files.add(file);
    const types = file.replace(/\.js$/, '.d.ts');
    if (file.endsWith('.js') && existsSync(join(dist, types))) walk(types);
    if (!/\.(js|ts|css)$/.test(file)) return;
    for (const target of importsOf(read(join(dist, file)))) {
      if (target.startsWith('.')) {
        const next = join(dirname(file), target);
        walk(next);
        // Types only name modules that have types.
        if (file.endsWith('.d.ts')) walk(next.replace(/\.js$/, '.d.ts'));
      } else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target);
    }
  };
  for (const entry of entries) walk(join(entry));
  return { files, packages };
}

/**
 * The package.json that others get: a built file for each entry, ranges for versions, and only dependencies that the
 * build imports.
 * @param {any} manifest @param {Map<string, string>} entries @param {ReadonlySet<string>} imported
 */
function publicManifest(manifest, entries, imported) {
  const { private: _, exports: __, imports: ___, devDependencies: ____, ...rest } = manifest;
  const { dependencies = {}, sideEffects, ...kept } = rest;
  const known = new Set([
    manifest.name,
    ...Object.keys({ ...dependencies, ...manifest.peerDependencies }),
  ]);
  const undeclared = [...imported].filter((name) => !known.has(name));
  if (undeclared.length > 0)
    throw new PlainError(
      `${manifest.name} imports ${undeclared.join(', ')}, which its package.json does not list.`,
    );
  const ranges = Object.entries(dependencies)
    .filter(([name]) => imported.has(name))
    .map(([name, version]) => [name, `^${version === '*' ? manifest.version : version}`]);
  return {
    ...kept,
    sideEffects: sideEffects && ['**/*.css', '**/*.css.js', './theme/font.js'],
    exports: {
      ...Object.fromEntries(
        [...entries].map(([address, file]) => [
          address,
          file.endsWith('.js') ? { types: file.replace(/\.js$/, '.d.ts'), default: file } : file,
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(ranges),
  };
}

/** Makes the next release in a copy of the workspace: the versions and changelogs by `changeset version`. */
async function nextRelease(/** @type {string} */ copy) {
  const parts = 'package{,-lock}.json .changeset/* {app,.storybook,examples/*}/package.json';
  for (const file of globSync([...parts.split(' '), 'packages/*/{package.json,CHANGELOG.md}'], {
    cwd: root,
  }))
    cpSync(join(root, file), join(copy, file));
  const { code, output } = await run(program('changeset'), ['version'], { cwd: copy, quiet: true });
  if (code !== 0) throw new PlainError(`There is no changelog of the packages:\n${output}`);
}

async function buildPackage(/** @type {string} */ name, /** @type {string} */ release) {
  const folder = folderOf(name);
  const dist = join(folder, 'dist');
  const released = join(release, 'packages', name);
  const manifest = JSON.parse(read(join(released, 'package.json')));
  rmSync(dist, { recursive: true, force: true });
  // Also modules that are gone, which earlier compilations left: below, what no entry reaches is removed.
  cpSync(join(folder, '.tsbuild'), dist, { recursive: true });
  await extractStyles(folder, dist);
  extractTexts(name, dist);
  for (const file of globSync('**/*.{css,woff2}', { cwd: join(folder, 'src') }))
    cpSync(join(folder, 'src', file), join(dist, file));
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const code = read(join(dist, file))
      .replace(/^import '.*\.css';\n/gm, '')
      .replace(/(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\1/g, '$1$2.js$1');
    writeFileSync(join(dist, file), code);
  }
  const entries = new Map(
    entriesOf(folder, manifest.exports).map(([address, source]) => [address, built(source)]),
  );
  for (const [address, file] of textEntries) entries.set(address, file);
  for (const file of entries.values())
    if (!file.endsWith('.js')) cpSync(join(folder, file), join(dist, file));
  const { files, packages } = reach(dist, [...entries.values()]);
  for (const file of globSync('**/*.*', { cwd: dist }))
    if (!files.has(file)) rmSync(join(dist, file), { recursive: true });
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const code = read(join(dist, file));
    if (!file.endsWith('.css.js') && needsClient(code))
      writeFileSync(join(dist, file), `'use client';\n${code}`);
  }
  cpSync(join(folder, 'README.md'), join(dist, 'README.md'));
  cpSync(join(released, 'CHANGELOG.md'), join(dist, 'CHANGELOG.md'));
  if (name === 'forms')
    for (const file of globSync('*.{ts,tsx}', { cwd: join(root, 'examples/loans') }))
      cpSync(join(root, 'examples/loans', file), join(dist, 'examples/loans', file));
  if (name === 'ui' || name === 'forms')
    writeFileSync(
      join(dist, 'llms.txt'),
      await referenceOf({ name: manifest.name, folder, dist, entries }),
    );
  writeFileSync(
    join(dist, 'package.json'),
    `${JSON.stringify(publicManifest(manifest, entries, packages), null, 2)}\n`,
  );
  return { name: manifest.name, entries: entries.size, modules: files.size };
}

/** Builds every package and returns what was built. `tsc` checks them all, and writes JavaScript and types: one module for each source module. */
export async function buildPackages() {
  // One checker without collection of garbage takes less work.
  const { code, output } = await run(
    program('tsc'),
    ['-b', join(root, 'packages', 'forms'), '--checkers', '1'],
    { env: { ...productEnv(), GOGC: 'off' }, quiet: true },
  );
  if (code !== 0) throw new PlainError(`The packages have errors of types:\n${output}`);
  const release = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    await nextRelease(release);
    const done = [];
    for (const name of packageNames) done.push(await buildPackage(name, release));
    return done;
  } finally {
    rmSync(release, { recursive: true });
  }
}
