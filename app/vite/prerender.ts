import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRunnableDevEnvironment, isRunnableDevEnvironment, type Plugin } from 'vite';
import { usedCss } from './usedCss.ts';

/** What the prerender entry (src/auth/prerender.tsx) exports. */
interface PrerenderEntry {
  pages: readonly { path: string; title: string; module: string }[];
  render(path: string): Promise<string>;
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

const entry = 'src/auth/prerender.tsx';

/** What every page is drawn with: one file for both entries instead of a dozen crumbs. */
const base = new RegExp(
  [
    'node_modules/superstruct/',
    'node_modules/lucide-react/dist/esm/(Icon|createLucideIcon|shared)',
    'packages/ui/src/(theme|internal/(icon|link|hidden|field/Field\\.))',
    'packages/ui/src/components/(Banner|Brand|Button/Button\\.|Heading|layout|Link|Spinner|Text|VisuallyHidden)/',
  ].join('|'),
);
const inlineStyle = /\sstyle="/;

const fill = (template: string, title: string, html: string) =>
  template
    .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
    .replace('<!--page-->', () => html);

/** Asks for a page's own scripts at once, not only when the first one wants them. */
const preloads = (files: readonly string[], html: string) =>
  files
    .filter((file) => !html.includes(`/${file}`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');

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
 * Puts the styles that the auth pages can use into the page, so that it paints from its first answer.
 * Whatever a script may put on the page has its names in the script, as whole texts or as words of one.
 */
async function inlineCss(dist: string, html: string, scripts: readonly string[]): Promise<string> {
  const [link = '', href = ''] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? [];
  const code = await Promise.all(scripts.map((file) => readFile(join(dist, file), 'utf8')));
  const texts = code.join('\n').matchAll(/(["'`])([\w -]+)\1/g);
  const names = new Set([...texts].flatMap(([, , text = '']) => text.split(' ')));
  const css = usedCss(await readFile(join(dist, href), 'utf8'), (name) => names.has(name));
  return html.replace(link, () => `<style nonce="__CSP_NONCE__">${css}</style>`);
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
              input: { portal: 'index.html', auth: 'auth.html' },
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                    { name: 'base', test: base, tags: ['$initial'] },
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
            rolldownOptions: { input: entry, output: { entryFileNames: 'entry.mjs' } },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, prerender: server } = builder.environments;
          if (!client || !server)
            throw new Error('The client or the prerender environment is missing.');
          await Promise.all([builder.build(client), builder.build(server)]);
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
          const module = (await environment.runner.import(`/${entry}`)) as PrerenderEntry;
          const page =
            module.pages.find((each) => each.path === path.replace(/\/+$/, '')) ??
            module.pages.find((each) => each.path === '/auth/registration');
          if (!page) return next();
          const template = await readFile(join(server.config.root, 'auth.html'), 'utf8');
          const html = await server.transformIndexHtml('/auth.html', template);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(fill(html, page.title, await module.render(path)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function writePages(root: string, dist: string) {
  const compiled = pathToFileURL(join(root, 'node_modules/.prerender/entry.mjs')).href;
  const { pages, render } = (await import(compiled)) as PrerenderEntry;
  const manifest = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const portal = scriptsOf(manifest, ['index.html', 'src/routes/listings/listings.route.tsx']);
  const preload = [...portal, manifest['style.css']?.file].map((file) => `/${file}`).join(' ');
  const template = await readFile(join(dist, 'auth.html'), 'utf8');
  for (const { path, title, module } of pages) {
    const scripts = scriptsOf(manifest, ['auth.html', module]);
    const styled = await inlineCss(dist, template, scripts);
    const html = await render(path);
    if (inlineStyle.test(html))
      throw new Error(`${path} carries a style attribute, which the security policy refuses.`);
    const meta = `<meta name="portal-files" content="${preload}" />`;
    const file = join(dist, `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      fill(styled, title, html).replace(
        '</head>',
        () => `${preloads(scripts, template)}${meta}</head>`,
      ),
    );
  }
  await rm(join(dist, 'auth.html'));
}
