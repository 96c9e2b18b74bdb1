import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createRunnableDevEnvironment, isRunnableDevEnvironment, type Plugin } from 'vite';
import { fileOf, fill, firstEntry, type PrerenderEntry, writePages } from './authFiles.ts';

const renderer = 'src/auth/prerender.tsx';
const entries = 'src/auth/entries';

/** What every page asks the backend with. It stands apart from what draws, so that the portal asks before that is here. */
const asking = new RegExp(
  [
    'node_modules/superstruct/',
    'packages/data/src/schemas/(account|cacheTimes|dataError|decode|dates|names|report|session|user)\\.',
    'packages/data/src/client/(auth|authClient|deadline|endpoint|failure|request|send|sessionEndpoints|tabs|tokens|uploadByFetch)\\.',
    'packages/data/src/stores/session/userCache',
    'app/src/(storage|env)\\.',
  ].join('|'),
);

/** What every page is drawn with: one file for both entries instead of a dozen crumbs. */
const base = new RegExp(
  [
    'node_modules/lucide-react/dist/esm/(Icon|createLucideIcon|shared)',
    'node_modules/lucide-react/dist/esm/icons/(arrow-left|circle-alert|lock|circle-exclamation-point|octagon-x|triangle-exclamation-point)\\.',
    'packages/ui/src/(theme|internal/(icon|link|hidden|refs|field/Field\\.))',
    'packages/ui/src/components/(Banner|Brand|Button|Heading|layout|Link|LiveRegion|Spinner|Text|VisuallyHidden)/',
    'app/src/(paths|returnTo)\\.',
  ].join('|'),
);

/** What the auth pages and the forms of the portal are made of; the portal's first list is shown without it. */
const fields = new RegExp(
  [
    'node_modules/lucide-react/dist/esm/icons/(eye|eye-off)\\.',
    'packages/ui/src/components/(PasswordField|TextField)/',
    'packages/data/src/schemas/signInMessage\\.',
    'packages/domain/src/(authTexts|email|genericTexts|limits|password|text)\\.',
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
    'packages/ui/src/components/(AlertDialog/AlertDialog|Menu/Menu)\\.',
    'packages/ui/src/patterns/(ListingTable/|NoConnection|useRoom)',
    'app/src/(portal|router)\\.',
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

/** What an address asks for: its path, and the news it announces. */
function asked(url = '/') {
  const { pathname, searchParams } = new URL(url, 'http://portal.test');
  return { path: pathname, message: searchParams.get('message') ?? '' };
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
                    { name: 'asking', test: asking, tags: ['$initial'] },
                    { name: 'base', test: base, tags: ['$initial'] },
                    { name: 'fields', test: fields, tags: ['$initial'] },
                    {
                      name: 'signing-in',
                      test: /app\/src\/auth\/[^/]+$|forms\/src\/auth\/(useAuthForm|formText)/,
                      tags: ['$initial'],
                    },
                    {
                      name: 'data',
                      test: /packages\/data\/src\/|packages\/domain\/src\/(collection|link|listingNames|status|termNames)\.|node_modules\/zustand\//,
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
            rolldownOptions: { input: renderer, output: { entryFileNames: 'entry.mjs' } },
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
        const { path, message } = asked(request.url);
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
        const { path, message } = asked(request.url);
        const file = fileOf(path, message);
        if (/^\/auth\/[\w-]+$/.test(path) && /^[\w-]+$/.test(message)) {
          if (existsSync(resolve(root, build.outDir, file))) request.url = `/${file}`;
        }
        next();
      });
    },
  };
}
