import type { KnipConfig } from 'knip';

/** What counts as used; everything else that is exported, installed or lying about is told by `npm run knip`. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'tools/*.mjs',
        'tools/{bench,coverage,visual}/*.mjs',
        'tools/bench/floors/*.tsx',
        'tools/vitest.postgres.config.ts',
        'tools/stories/changedPage.setup.ts',
        'e2e/**/playwright.config.ts',
        'e2e/**/*.spec.ts',
      ],
      // Apps outside of the repository, with packages of their own.
      project: ['tools/**', '!tools/outside/**', 'e2e/**'],
      // Chromatic, the checks of packages and the reader of catalogues are named elsewhere; the bench compares with plain pages on the app's router,
      // and examples in Storybook show icons that the ui package lists.
      ignoreDependencies: [
        '@arethetypeswrong/cli',
        '@inlang/plugin-message-format',
        'chromatic',
        'lucide-react',
        'publint',
        'react-router-dom',
      ],
      ignoreBinaries: ['apt-get', 'mount', 'openssl', 'umount'],
    },
    '.storybook': {
      entry: ['{docgen,main,manager,reactAct.setup}.ts', 'preview.tsx', 'docs/**/*.{ts,tsx,mdx}'],
      project: ['**'],
    },
    'packages/ui': {
      // A guide is found by the workbench, by its name.
      entry: ['src/**/*.stories.tsx', 'src/**/guide.ts'],
      project: ['src/**'],
      // Named in a style sheet.
      ignoreDependencies: ['@fontsource-variable/inter'],
    },
    'packages/domain': { project: ['src/**'] },
    'packages/data': { project: ['src/**'] },
    'packages/testing': { project: ['src/**'] },
    'packages/forms': { entry: ['src/**/*.stories.tsx'], project: ['src/**'] },
    app: {
      // The pages of people who are signed out are rendered by the build.
      entry: [
        'src/auth/{prerender.tsx,entries/*}',
        'src/first/render.tsx',
        'src/**/*.stories.tsx',
        'vite/*.{ts,js}',
      ],
      project: ['src/**', 'vite/**'],
      // A test looks at what the library's Select is made of.
      ignoreDependencies: ['@radix-ui/react-select'],
    },
    // Copied into apps outside of the repository, which use it.
    'examples/loans': { entry: ['LoansApp.tsx'], project: ['**'] },
    // Started as a program; a browser loads the script.
    'examples/directory': { entry: ['public/*.js'], project: ['**'] },
    backend: {
      // Strapi finds these by their places, browsers the sandbox's script by its address.
      entry: [
        'src/index.js',
        'src/extensions/*/strapi-server.js',
        'sandbox/browser/*.js',
        'config/*.js',
        'tests/**/*.{ts,mjs}',
        'bench/*.ts',
        'bin/*.ts',
      ],
      project: ['src/**', 'seed/**', 'sandbox/**', 'tests/**', 'config/**', 'bench/**', 'bin/**'],
      // Comes with PostgreSQL.
      ignoreBinaries: ['pg_dump'],
      // Plugins and providers are found by name; koa comes with Strapi, and a test speaks of its types.
      ignoreDependencies: ['@strapi/provider-email-nodemailer', 'koa'],
    },
  },
};

export default config;
