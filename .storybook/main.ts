import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfigRaw } from 'storybook/internal/types';
import { messagesInOne } from '../app/vite/messagesInOne.ts';
import { dependencies } from './dependencies.ts';
import { storyCode } from './storyCode.ts';

const inTests = Boolean(process.env.VITEST);
const root = fileURLToPath(new URL('..', import.meta.url));
/** Folders with thousands of files that no story imports, or that `messagesInOne` watches as one. */
const unwatched = [
  ...['backend', 'deploy', 'docs', 'e2e', 'examples', 'storybook-static'],
  ...['{app,packages/*}/dist', '{app,packages/*}/src/i18n/messages'],
];

/** Waits for the web font in Storybook, so that screenshots are stable; the product falls back instead. */
const lateFont = () => ({
  name: 'portal:late-font',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /theme\/font\.css/.test(id)
      ? code.replaceAll('font-display: optional', 'font-display: swap')
      : null,
});

const config: StorybookConfig & Pick<StorybookConfigRaw, 'experimental_importParsers'> = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './docs/guidance/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../app/src/**/*.stories.tsx',
  ],
  // Tests show no documentation, and run axe themselves.
  addons: inTests
    ? ['@storybook/addon-vitest']
    : [
        '@storybook/addon-docs',
        '@storybook/addon-a11y',
        '@storybook/addon-vitest',
        'storybook-addon-pseudo-states',
      ],
  // Hidden in the sidebar and its search unless the filter includes them; the test runner runs them all.
  tags: { 'test-only': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The props of a component are read beside the page, once its docs or controls are shown.
  typescript: { reactDocgen: false },
  // React flushes its work between the steps of a play function only in its development build.
  // Marking the stories that a change reaches reads every module again, a fifth of the work of a first page.
  features: {
    developmentModeForBuild: true,
    changeDetection: false,
    // Adds the headings of a page to the search, and with them its other words (`searchWords.ts`).
    experimentalSearchDocsHeadings: true,
    // Tests show no documentation.
    experimentalDocgenServer: !inTests,
  },
  experimental_docgenProvider: (readers = []) => [
    ...readers,
    { moduleSpecifier: fileURLToPath(new URL('docgen.ts', import.meta.url)) },
  ],
  experimental_storyDocsProvider: storyCode,
  // The graph of modules says which tables of props to read again after a change. Screens have none, and the texts and rules of the
  // product, reached through files that export others, would take half of the server's work before a first page.
  experimental_importParsers: [
    {
      extensions: ['.ts', '.tsx'],
      parse: async ({ filePath, source }, { parseScriptWithOxc }) =>
        filePath.includes('/app/')
          ? []
          : (await parseScriptWithOxc(source, filePath)).filter(({ specifier }) =>
              /^(?:\.|@portal\/ui\/)/.test(specifier),
            ),
    },
  ],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), messagesInOne(), vanillaExtractPlugin(), lateFont()],
    server: {
      ...vite.server,
      ...(inTests ? {} : { watch: { ignored: unwatched.map((folder) => `${root}${folder}/**`) } }),
    },
    build: {
      ...vite.build,
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      sourcemap: false,
      reportCompressedSize: false,
      // Storybook is served locally or by Chromatic, where size does not matter.
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Tables of props are named by the functions of their components.
        output: { keepNames: true },
        checks: { pluginTimings: false },
        onLog: (level, log, report) => {
          // "use client" in libraries has no effect without a server.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // All are known: Vite need not look for them in every story first. Those of tests are not in this list.
      noDiscovery: !inTests,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...dependencies(),
        // Added by the compiler, and needed by the checks after a story.
        'react-dom',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'axe-core',
      ],
    },
  }),
};

export default config;
