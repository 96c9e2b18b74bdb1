import {
  copyFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from './runtime.mjs';
import { PlainError } from './say.mjs';

/** Of the project, what a server reads. */
const parts = [
  'app/dist',
  'backend/{bin,config,database,sandbox,seed,src}',
  'backend/{envFile.js,openapi.json,package.json,server.js}',
  'packages/domain/{package.json,src}',
  // The backend computes the colours of a brand with the portal's theme.
  'packages/ui/{package.json,src/theme}',
];

/** Strapi's admin panel, if it was built. */
const panel = 'backend/build';

/** In parts and packages, the files and the folders that no server reads. */
const unreadFile = /\.map$|\.d\.[cm]?ts$|\.(test|stories)\.tsx?$/;
const unreadFolder = /\/node_modules$|\/@strapi\/[^/]+\/dist\/admin$/;

/** What is loaded by name: Strapi's plugins and their providers, and the drivers of databases. */
const loadedByName = [
  ...['content-manager', 'content-releases', 'content-type-builder', 'email', 'i18n', 'upload']
    .concat('plugin-users-permissions', 'review-workflows')
    .map((plugin) => `@strapi/${plugin}/strapi-server`),
  '@strapi/provider-email-nodemailer',
  '@strapi/provider-upload-local',
  'better-sqlite3',
  'pg',
];

const naming = /\b(?:from|import|require)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** The modules that a file names, and so may load. */
const namedIn = (/** @type {string} */ file) =>
  [...readFileSync(file, 'utf8').matchAll(naming)].map(([, , name = '']) => name);

/** Where the package of a module is installed, as seen from a file. @param {string} module @param {string} from */
function packageFolder(module, from) {
  const name = module.split('/', module.startsWith('@') ? 2 : 1).join('/');
  return createRequire(from)
    .resolve.paths(name)
    ?.map((folder) => join(folder, name))
    .find((folder) => folder.startsWith(root) && existsSync(join(folder, 'package.json')));
}

/** The file of a module; undefined if a text only looks like one, as in a template of Strapi's generators. */
function fileOf(/** @type {string} */ module, /** @type {string} */ from) {
  try {
    return createRequire(from).resolve(module);
  } catch {
    return undefined;
  }
}

/**
 * The folders of the packages that a server may load: of a package, all those that it depends on; of the project's and of
 * Strapi's, which are half admin panel and build tools, only those that the files of their servers name.
 */
function neededPackages() {
  /** @type {Set<string>} */
  const needed = new Set();
  /** @type {Set<string>} */
  const followed = new Set();

  /** @param {string} module @param {string} from */
  const need = (module, from) => {
    const folder = packageFolder(module, from);
    if (!folder) return;
    if (/^@(strapi|portal)\//.test(module)) {
      needed.add(folder);
      follow(fileOf(module, from));
    } else if (!needed.has(folder)) {
      needed.add(folder);
      const file = realpathSync(join(folder, 'package.json'));
      const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
        readFileSync(file, 'utf8'),
      );
      for (const name of Object.keys({
        ...dependencies,
        ...optionalDependencies,
        ...peerDependencies,
      }))
        need(name, file);
    }
  };
  const follow = (/** @type {string | undefined} */ file) => {
    if (!file || followed.has(file) || !/\.(js|cjs|ts)$/.test(file)) return;
    followed.add(file);
    for (const name of namedIn(file)) {
      if (/^[.#]/.test(name)) follow(fileOf(name, file));
      else need(name, file);
    }
  };

  const server = globSync('backend/{bin,config,database,sandbox,seed,src}/**/*.{js,ts}', {
    cwd: root,
  });
  for (const path of server) follow(join(root, path));
  const start = join(root, 'backend/server.js');
  for (const name of loadedByName) {
    if (!packageFolder(name, start))
      throw new Error(`${name}, which a server loads, is not installed.`);
    need(name, start);
  }
  return needed;
}

/** The files in a folder that a server may read. @param {string} path @returns {Generator<string>} Paths in the project. */
function* filesIn(path) {
  if (!lstatSync(join(root, path)).isDirectory()) {
    if (!unreadFile.test(path)) yield path;
    return;
  }
  for (const name of readdirSync(join(root, path)))
    if (!unreadFolder.test(join(path, name))) yield* filesIn(join(path, name));
}

/** The files of a server with its packages, without Node and the admin panel. @returns {Generator<string>} Paths in the project. */
export function* serverFiles() {
  for (const path of globSync(parts, { cwd: root })) yield* filesIn(path);
  for (const folder of neededPackages()) yield* filesIn(relative(root, folder));
}

/** Fails unless a server can be written into the folder. */
export function requireNew(/** @type {string} */ folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new PlainError(`${folder} is not empty. Name a new folder.`);
}

/**
 * Copies a server with its packages into a new folder, also the admin panel if it was built, and Node if it came with the
 * packages. The layout is that of the project. @param {string} folder
 */
export function writeServer(folder) {
  const copy = (/** @type {string} */ path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const [from, to] = [join(root, path), join(folder, path)];
    if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else copyFileSync(from, to);
  };
  for (const path of serverFiles()) copy(path);
  if (existsSync(join(root, panel))) for (const path of filesIn(panel)) copy(path);
  const node = join(root, 'node_modules/.bin/node');
  if (existsSync(node)) for (const path of [realpathSync(node), node]) copy(relative(root, path));
}
