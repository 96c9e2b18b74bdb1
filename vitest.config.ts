import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { messagesInOne } from './app/vite/messagesInOne.ts';
import { tags } from './tools/lib/backendTags.ts';
import { browserArguments, browserEnvironment, findBrowser } from './tools/lib/browser.mjs';
import { everydayStories } from './tools/lib/everydayStories.ts';
import { LongestFirst } from './tools/lib/longestFirst.ts';
import { workers } from './tools/lib/workers.mjs';
import { commands } from './tools/visual/commands.ts';

if (Number(process.versions.napi) < 10) {
  throw new Error(
    'This needs Node 22.18 or newer. Run it through the npm scripts, which bring their own Node 24.',
  );
}

const browser = await findBrowser();
/** Set by `npm run visual`. */
const { SCREENSHOTS, STORIES, LAYOUT } = process.env;
/** Set by `npm run sweep`. */
const { SWEEP, CHANGED_PAGE } = process.env;

/** Arguments that draw no frame without its images, and paint no part of it alone, which antialiases edges differently. */
const completeFrames = ['--disable-checker-imaging', '--disable-partial-raster'];

/**
 * The stories of a run: all for screenshots and for a sweep, whose React warns, the fullest ones for a layout, else those with
 * something to check.
 */
function storiesOfRun() {
  if (SCREENSHOTS || (LAYOUT && STORIES)) return {};
  if (LAYOUT) return { include: ['axe'] };
  if (SWEEP && !CHANGED_PAGE) return {};
  const { include, exclude } = everydayStories;
  return { include, exclude: CHANGED_PAGE ? [...exclude, 'own-elements'] : exclude };
}

/** The projects named, such as by `--project unit`; none for all. */
const named = process.argv.flatMap((word, index, words) => {
  if (word === '--project') return words[index + 1] ?? [];
  return word.startsWith('--project=') ? word.slice('--project='.length) : [];
});
/** The list of stories takes seconds to read. */
const withoutStories =
  named.length > 0 && named.every((name) => ['unit', 'backend'].includes(name));

// React in development mode is a quarter of the work of a page. Its warnings fail `npm test`.
if (SCREENSHOTS) process.env.NODE_ENV = 'production';

const inNode = { environment: 'node', pool: 'threads' } as const;

export default defineConfig({
  test: {
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [vanillaExtractPlugin(), messagesInOne()],
        test: {
          ...inNode,
          name: 'unit',
          // Some tests compute for a second, and for many times that where others share the machine.
          testTimeout: 60_000,
          // Modules are loaded once for each worker, which halves the time.
          isolate: false,
          include: ['packages/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...inNode,
          name: 'backend',
          tags,
          globalSetup: 'backend/tests/firstStarts.setup.ts',
          testTimeout: 60_000,
          // A server starts in seconds, and in minutes where many share a machine.
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
          // A worker keeps its servers from file to file: backend/tests/sharedBackend.ts.
          isolate: false,
          include: ['backend/tests/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: withoutStories
          ? []
          : [storybookTest({ configDir: '.storybook', tags: storiesOfRun() })],
        test: {
          name: 'stories',
          // A page waits for frames and timers a quarter of the time.
          maxWorkers: 2 * workers,
          env: { SCREENSHOTS, STORIES, LAYOUT },
          sequence: { setupFiles: 'list', groupOrder: 1 },
          // The first story loads the code of its screen, and checks take seconds where many share a machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One page shows story after story, each from a clean start; a page a file took a third of the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            dependencySourcemaps: false,
            commands,
            provider: playwright({
              launchOptions: {
                ...(browser ? { executablePath: browser } : {}),
                args: [...browserArguments(), ...completeFrames],
                env: browserEnvironment(),
              },
              contextOptions: {
                deviceScaleFactor: 1,
                reducedMotion: 'reduce',
                locale: 'en-NZ',
                timezoneId: 'UTC',
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
          setupFiles: [
            'tools/stories/clock.setup.ts',
            ...(SCREENSHOTS ? ['.storybook/reactAct.setup.ts'] : []),
            'tools/stories/vitest.setup.ts',
            ...(CHANGED_PAGE ? ['tools/stories/changedPage.setup.ts'] : []),
          ],
        },
      },
    ],
  },
});
