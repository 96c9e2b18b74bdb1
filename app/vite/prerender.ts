import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRunnableDevEnvironment, isRunnableDevEnvironment, type Plugin } from 'vite';
import { usedCss } from './usedCss.ts';

/** What the prerender entry (src/auth/prerender.tsx) exports. */
interface PrerenderEntry {
  pages: readonly { path: string; title: string; entry: string }[];
  render(path: string): Promise<string>;
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

const server = 'src/auth/prerender.tsx';
/** The page whose entry stands in auth.html. */
const first = 'src/auth/entries/signIn.ts';
const entries = 'src/auth/entries';

/** What every page is drawn with: one file for both entries instead of a dozen crumbs. */
const base = new RegExp(
  [
    'node_modules/superstruct/',
    'node_modules/lucide-react/dist/esm/(Icon|createLucideIcon|shared)',
    'node_modules/lucide-react/dist/esm/icons/(arrow-left|circle-alert|lock|circle-exclamation-point|octagon-x|triangle-exclamation-point)\\.',
    'packages/ui/src/(theme|internal/(icon|link|hidden|refs|field/(Field|FieldAction|symbols)\\.))',
    'packages/ui/src/components/(Banner|Brand|Button|Heading|layout|Link|Spinner|Text|VisuallyHidden)/',
    'packages/data/src/schemas/(account|dataError|decode|genericTexts|limits|names|report|rules|session|user|visible)\\.',
    'packages/data/src/client/(auth|authClient|deadline|endpoint|failure|request|send|sessionEndpoints|tabs|tokens|uploadByFetch)\\.',
    'packages/data/src/stores/session/userCache',
    'app/src/(paths|returnTo|storage|env)\\.',
  ].join('|'),
);

/** What the auth pages and the forms of the portal are made of; the portal's first list is shown without it. */
const fields = new RegExp(
  [
    'node_modules/lucide-react/dist/esm/icons/(eye|eye-off)\\.',
    'packages/ui/src/components/(PasswordField|TextField)/',
    'packages/data/src/schemas/(authTexts|signInMessage)\\.',
    'packages/forms/src/core/(rules|submitResult|focusField)\\.',
  ].join('|'),
);

/**
 * What lists are drawn with, the first one above all: one file instead of two dozen crumbs. The route of the lists is in
 * it, so that nothing is left to ask for once the frame is here.
 */
const list = new RegExp(
  [
    'node_modules/lucide-react/dist/esm/icons/(ellipsis|pencil|plus|search|trash|undo-2|x)\\.',
    'packages/ui/src/components/(EmptyState|FilterMenu|Logo|PageHeader|Pagination|SearchField|Select|Table)/(?!FilterPopup|SelectPopup)',
    'packages/ui/src/components/(AlertDialog/AlertDialog|Menu/SharedMenu)\\.',
    'packages/ui/src/patterns/(ListingTable/|NoConnection|useRoom)',
    'packages/data/src/schemas/dates\\.',
    'app/src/routes/(when|listing/(deeds|race|useDeedQuestion|useListingDeeds))\\.',
    'app/src/routes/listings/(ListingsPage|ListingsScreen|listings\\.route|listingRows|listingsQuery|listWords|rowLinks|toolbar|useRowActions|useTermOptions)\\.',
  ].join('|'),
);

/** Every auth page but the one of auth.html. */
const authEntries = Object.fromEntries(
  ['registration', 'forgotPassword', 'resetPassword', 'verify', 'verifyEmail'].map((name) => [
    name,
    `${entries}/${name}.ts`,
  ]),
);

const inlineStyle = /\sstyle="/;

const fill = (template: string, title: string, html: string) =>
  template
    .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
    .replace('<!--page-->', () => html);

/** The page with the scripts of another entry, all asked for at once. */
const withScripts = (template: string, [main, ...others]: readonly string[]) =>
  template
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/(<script type="module"[^>]* src=")[^"]+("[^>]*><\/script>)/, (_all, open, close) =>
      [
        `${open}/${main}${close}`,
        ...others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ].join(''),
    );

/** The scripts that are loaded with these entries. */
function scriptsOf(manifest: Manifest, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  entries.forEach(walk);
  return [...seen];
}

/**
 * Puts the styles of what is on the page into it, so that it paints from its first answer. The whole sheet follows after the
 * content, where it holds nothing up but the scripts: whatever they show later has its styles by then.
 */
async function inlineCss(dist: string, html: string): Promise<string> {
  const [link = '', href = ''] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? [];
  const values = html.matchAll(/="([\w -]+)"/g);
  const names = new Set([...values].flatMap(([, value = '']) => value.split(' ')));
  const css = usedCss(await readFile(join(dist, href), 'utf8'), (name) => names.has(name));
  return html
    .replace(link, () => `<style nonce="__CSP_NONCE__">${css}</style>`)
    .replace('</body>', () => `${link}</body>`);
}

/**
 * Renders the auth pages to static HTML when the portal is built, and on request while it is developed.
 * A page is refused when it carries a style attribute, which the security policy would strike out.
 */
export function prerender(): Plugin {
  return {
    name: 'portal:prerender',
    config: (_config, { command }) => ({
      appType: 'spa',
      environments: {
        client: {
          build: {
            manifest: true,
            // One sheet is much smaller than its parts: they are alike.
            cssCodeSplit: false,
            rolldownOptions: {
              input: { portal: 'index.html', auth: 'auth.html', ...authEntries },
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                    { name: 'base', test: base, tags: ['$initial'] },
                    { name: 'fields', test: fields, tags: ['$initial'] },
                    {
                      name: 'signing-in',
                      test: /app\/src\/auth\/[^/]+$|forms\/src\/auth\/(useAuthForm|formText)/,
                      tags: ['$initial'],
                    },
                    { name: 'router', test: /node_modules\/react-router(-dom)?\// },
                    // The page for registration has a box to tick as well.
                    { name: 'checkbox', test: /components\/Checkbox\/|icons\/(check|minus)\./ },
                    { name: 'list', test: list },
                  ],
                },
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
            outDir: 'node_modules/.prerender',
            emitAssets: false,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: { input: server, output: { entryFileNames: 'entry.mjs' } },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, prerender: inNode } = builder.environments;
          if (!client || !inNode)
            throw new Error('The client or the prerender environment is missing.');
          await Promise.all([builder.build(client), builder.build(inNode)]);
          await writePages(
            client.config.root,
            resolve(client.config.root, client.config.build.outDir),
          );
        },
      },
    }),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const environment = server.environments.prerender;
        if (!path.startsWith('/auth/') || !environment || !isRunnableDevEnvironment(environment))
          return next();
        try {
          const module = (await environment.runner.import(`/${server}`)) as PrerenderEntry;
          const page =
            module.pages.find((each) => each.path === path.replace(/\/+$/, '')) ??
            module.pages.find((each) => each.path === '/auth/registration');
          if (!page) return next();
          const file = await readFile(join(server.config.root, 'auth.html'), 'utf8');
          const template = file.replace(first, page.entry);
          const html = await server.transformIndexHtml('/auth.html', template);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(fill(html, page.title, await module.render(page.path)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** The portal's first scripts, in a file of its own: the page only names it. */
async function writeList(dist: string, files: readonly string[]): Promise<string> {
  const text = JSON.stringify(files.map((file) => `/${file}`));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const name = `assets/first-${hash}.json`;
  await writeFile(join(dist, name), text);
  return name;
}

async function writePages(root: string, dist: string) {
  const compiled = pathToFileURL(join(root, 'node_modules/.prerender/entry.mjs')).href;
  const { pages, render } = (await import(compiled)) as PrerenderEntry;
  const manifest = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const portal = scriptsOf(manifest, ['index.html']);
  const list = await writeList(dist, portal);
  const template = await readFile(join(dist, 'auth.html'), 'utf8');
  for (const { path, title, entry } of pages) {
    const scripts = scriptsOf(manifest, [entry === first ? 'auth.html' : entry]);
    const html = await render(path);
    if (inlineStyle.test(html))
      throw new Error(`${path} carries a style attribute, which the security policy refuses.`);
    const meta = `<meta name="portal-files" content="/${list}" />`;
    const file = join(dist, `${path}.html`);
    const whole = fill(withScripts(template, scripts), title, html);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      (await inlineCss(dist, whole)).replace('</head>', () => `${meta}</head>`),
    );
  }
  await rm(join(dist, 'auth.html'));
}
