import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRunnableDevEnvironment, isRunnableDevEnvironment, type Plugin } from 'vite';
import { themeEntry, writeBrandVariables } from './brandVariables.ts';
import { codeSplitting } from './chunks.ts';
import { criticalCss } from './criticalCss.ts';

/** The exports of `src/auth/prerender.tsx`. */
interface PrerenderEntry {
  pages: readonly {
    path: string;
    title: string;
    entry: string;
    /** Values of `message` in the URL; the page is rendered once more for each. */
    messages: readonly string[];
  }[];
  render(path: string, message?: string): Promise<string>;
  /** The markup of the portal's page until its scripts have loaded. */
  renderFrame(): Promise<string>;
}

type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>;

const renderer = 'src/auth/prerender.tsx';
/** Renders the first page of a signed-in user on the server. */
const firstRenderer = 'src/first/render.tsx';
const compiledFolder = 'node_modules/.prerender';
/** The entry that auth.html names. */
const firstEntry = 'src/auth/entries/signIn.ts';
const otherEntries = ['registration', 'forgotPassword', 'resetPassword', 'verify', 'verifyEmail'];

/** Like `replace`, but throws when there is nothing to replace. */
function swap(html: string, pattern: RegExp | string, by: (...groups: string[]) => string): string {
  const found = typeof pattern === 'string' ? html.includes(pattern) : pattern.test(html);
  if (!found) throw new Error(`A page contains no ${pattern}.`);
  return html.replace(pattern, by);
}

/** Markup that the security policy allows. */
function withoutStyles(html: string, what: string): string {
  if (/\sstyle="/.test(html))
    throw new Error(`${what} has a style attribute, which the security policy blocks.`);
  return html;
}

/** The page with its markup. `message` goes into the root element, so that the scripts hydrate the same markup. */
function fill(template: string, title: string, html: string, message = ''): string {
  const root = message ? `<div id="root" data-message="${message}">` : '<div id="root">';
  const titled = swap(
    template.replace(/>\s+</g, '><'),
    /(?<=<title>).*?(?=<\/title>)/,
    () => title,
  );
  return swap(
    swap(titled, '<div id="root">', () => root),
    '<!--page-->',
    () => html,
  );
}

/** The page with the scripts of another entry, all of them preloaded. */
const withScripts = (template: string, [main, ...others]: readonly string[]) =>
  swap(
    template.replace(/<link rel="modulepreload"[^>]*>\s*/g, ''),
    /(<script type="module"[^>]* src=")[^"]+("[^>]*><\/script>)/,
    (_all, open, close) =>
      [
        `${open}/${main}${close}`,
        ...others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ].join(''),
  );

/** The scripts of entries with their imports, and their styles in the order of import. */
function filesOf(manifest: Manifest, entries: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(walk);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  entries.forEach(walk);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Inlines the styles of the first paint. The whole sheets follow the content, where they block only the scripts. */
async function inlineCss(dist: string, page: string, styles: readonly string[]): Promise<string> {
  const html = page.replace(/<link rel="stylesheet"[^>]*>\s*/g, '');
  const values = html.matchAll(/="([\w -]+)"/g);
  const names = new Set([...values].flatMap(([, value = '']) => value.split(' ')));
  const sheets = await Promise.all(styles.map((file) => readFile(join(dist, file), 'utf8')));
  const css = criticalCss(sheets.join(''), (name) => names.has(name));
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const styled = swap(html, '</head>', () => `<style nonce="__CSP_NONCE__">${css}</style></head>`);
  return swap(styled, '</body>', () => `${links.join('')}</body>`);
}

/** The file of a page in the build: `auth/login.html`, with a message `auth/login.signed-out.html`. */
const fileOf = (path: string, message: string) =>
  `${path.slice(1)}${message && `.${message}`}.html`;

const commentLines = /^ *(?:\/\/|\/\*\*).*\n/gm;

/** Writes a file whose name has the hash of its text. Returns its path in the build. */
async function writeAsset(dist: string, name: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name.replace('.', `-${hash}.`)}`;
  await writeFile(join(dist, file), text);
  return file;
}

/** Lists the portal's first scripts and styles in a file that the auth pages name. Returns its path in the build. */
async function writeList(dist: string, files: readonly string[]): Promise<string> {
  return writeAsset(dist, 'first.json', JSON.stringify(files.map((file) => `/${file}`)));
}

/** The page with the script that handles failures, before the module scripts. */
const withRecovery = (html: string, file: string): string =>
  swap(
    html,
    '<script type="module"',
    () => `<script defer src="/${file}"></script><script type="module"`,
  );

async function writePages(root: string, dist: string) {
  const compiled = join(root, compiledFolder);
  const { pages, render, renderFrame } = (await import(
    pathToFileURL(join(compiled, 'entry.mjs')).href
  )) as PrerenderEntry;
  // Not served: its name begins with a dot.
  await cp(compiled, join(dist, '.server'), { recursive: true });
  const manifest = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const [start, ...others] = manifest['index.html']?.dynamicImports ?? [];
  if (!start || others.length > 0)
    throw new Error('The entry imports one module once it runs: the start of the portal.');
  const portal = filesOf(manifest, ['index.html', start]);
  const index = join(dist, 'index.html');
  const recovery = await writeAsset(
    dist,
    'pageFailures.js',
    (await readFile(join(root, 'vite/pageFailures.js'), 'utf8')).replace(commentLines, ''),
  );
  const scripted = withScripts(await readFile(index, 'utf8'), portal.scripts);
  const page = withRecovery(scripted, recovery);
  const frame = await renderFrame();
  const framed = swap(page, '<!--page-->', () => withoutStyles(frame, 'The frame'));
  await writeFile(index, await inlineCss(dist, framed, portal.styles));
  const list = await writeList(dist, [...portal.scripts, ...portal.styles]);
  const template = (await readFile(join(dist, 'auth.html'), 'utf8')).replace(/^\s+/gm, '');
  const meta = `<meta name="portal-files" content="/${list}" />`;
  for (const { path, title, entry, messages } of pages) {
    const { scripts, styles } = filesOf(manifest, [entry === firstEntry ? 'auth.html' : entry]);
    for (const message of ['', ...messages]) {
      const html = withoutStyles(await render(path, message), path);
      const file = join(dist, fileOf(path, message));
      const scripted = withRecovery(withScripts(template, scripts), recovery);
      const whole = fill(scripted, title, html, message);
      const page = swap(await inlineCss(dist, whole, styles), '</head>', () => `${meta}</head>`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, page);
    }
  }
  await rm(join(dist, 'auth.html'));
  await writeBrandVariables(root, dist);
}

function requested(url = '/') {
  const { pathname, searchParams } = new URL(url, 'http://portal.test');
  return { path: pathname, message: searchParams.get('message') ?? '' };
}

/** Renders the auth pages to static HTML: all of them in a build, on request in development. */
export function prerender(): Plugin {
  return {
    name: 'portal:prerender',
    // The server renders lists only; what else the portal loads later is left out.
    resolveDynamicImport(specifier) {
      const { name, mode } = this.environment;
      const isLater = typeof specifier === 'string' && !/routes\/listings\//.test(specifier);
      return name === 'prerender' && mode === 'build' && isLater
        ? { id: specifier, external: true }
        : null;
    },
    config: (_config, { command }) => ({
      appType: 'spa',
      environments: {
        client: {
          build: {
            manifest: true,
            rolldownOptions: {
              input: {
                portal: 'index.html',
                auth: 'auth.html',
                ...Object.fromEntries(
                  otherEntries.map((name) => [name, `src/auth/entries/${name}.ts`]),
                ),
              },
              output: {
                codeSplitting,
                // Seven symbols instead of eight, the fewest for so many files: the tables of files name hundreds.
                entryFileNames: 'assets/[name]-[hash:7].js',
                chunkFileNames: 'assets/[name]-[hash:7].js',
                assetFileNames: 'assets/[name]-[hash:7][extname]',
              },
            },
          },
        },
        prerender: {
          consumer: 'server',
          ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
          dev: { createEnvironment: (name, config) => createRunnableDevEnvironment(name, config) },
          build: {
            ssr: true,
            outDir: compiledFolder,
            emitAssets: false,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: {
              input: { entry: renderer, first: firstRenderer, theme: themeEntry },
              output: { entryFileNames: '[name].mjs' },
            },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, prerender: inNode } = builder.environments;
          if (!client || !inNode)
            throw new Error('The client or the prerender environment is missing.');
          await Promise.all([builder.build(client), builder.build(inNode)]);
          const { root, build } = client.config;
          await writePages(root, resolve(root, build.outDir));
        },
      },
    }),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { path, message } = requested(request.url);
        const environment = server.environments.prerender;
        if (!path.startsWith('/auth/') || !environment || !isRunnableDevEnvironment(environment))
          return next();
        try {
          const module = (await environment.runner.import(`/${renderer}`)) as PrerenderEntry;
          const page =
            module.pages.find((each) => each.path === path.replace(/\/+$/, '')) ??
            module.pages.find((each) => each.path === '/auth/registration');
          if (!page) return next();
          const file = await readFile(join(server.config.root, 'auth.html'), 'utf8');
          const template = file.replace(firstEntry, page.entry);
          const html = await server.transformIndexHtml('/auth.html', template);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          const news = page.messages.find((each) => each === message);
          const markup = await module.render(page.path, news);
          response.end(fill(html, page.title, markup, news));
        } catch (error) {
          next(error);
        }
      });
    },
    configurePreviewServer(server) {
      const { root, build } = server.config;
      server.middlewares.use((request, _response, next) => {
        const { path, message } = requested(request.url);
        const file = fileOf(path, message);
        if (/^\/auth\/[\w-]+$/.test(path) && /^[\w-]+$/.test(message)) {
          if (existsSync(resolve(root, build.outDir, file))) request.url = `/${file}`;
        }
        next();
      });
    },
  };
}
