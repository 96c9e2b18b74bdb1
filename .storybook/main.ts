import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { dependencies } from './dependencies.ts';
import { wordTypes } from './wordTypes.ts';

/** A page shows its letters at once or does without; a picture waits for them, so that it is always the same. */
const lateFont = () => ({
  name: 'portal:late-font',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /theme\/font\.css/.test(id)
      ? code.replaceAll('font-display: optional', 'font-display: swap')
      : null,
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './docs/guidance/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../app/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Left out of the sidebar and its search until the filter there asks for them; the test runner takes them all.
  tags: { 'test-only': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // React flushes its work between the steps of a play function only in its development build.
  features: { developmentModeForBuild: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), wordTypes(), vanillaExtractPlugin(), lateFont()],
    build: {
      ...vite.build,
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      sourcemap: false,
      reportCompressedSize: false,
      // The workbench is opened from the machine at hand or from Chromatic; nobody waits for its bytes.
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { pluginTimings: false },
        onLog: (level, log, report) => {
          // "use client" of the libraries means nothing where there is no server.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...dependencies(),
        // What the compiler writes in, and what the checks after a story need.
        'react-dom',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'axe-core',
      ],
    },
  }),
};

export default config;
