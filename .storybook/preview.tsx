import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, Fragment, lazy, useLayoutEffect, useState } from 'react';
import { configure } from 'storybook/test';
import { SceneContext, sceneOf } from '../app/src/testing/scene.ts';
import { playgroundOf } from './docs/playgrounds.ts';
import { keepScroll } from './keepScroll.ts';
import { chromaticOf } from './modes.ts';
import { moveAgain, standStill } from './still.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { untilSized } from './untilSized.ts';
import { prepareUser } from './user.ts';
import { sizeOf, windows } from './widths.ts';

const inTestRunner = '__vitest_browser__' in globalThis;
keepScroll();

configure({
  // A cold start of Storybook loads a screen's code first.
  asyncUtilTimeout: 30_000,
  // Each attempt of a query that waits would print the whole page, which takes as long as rendering it.
  ...(inTestRunner
    ? { getElementError: (message: string | null) => new Error(message ?? '') }
    : {}),
});

/** Waits two frames: a story measures itself in the first and renders the result in the second. */
const rendered = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** What Storybook's page adds around a story by its `layout` parameter, and the test runner's page does not. */
const bodyStyles: Readonly<Record<string, string>> = {
  padded: 'padding: 1rem',
  centered: 'display: flex; align-items: center; justify-content: center; min-height: 100vh',
};

/** The `lang` of pages that are not in English. */
const langs: Readonly<Record<string, string>> = { german: 'de', pseudo: 'en-XA' };

/** Loads the page again in another language, with all switches of the toolbar: see preview-head.html. */
function showLanguage(globals: Readonly<Record<string, unknown>>): void {
  // The test runner sets the language of the page that it measures.
  if (inTestRunner) return;
  const { lang } = document.documentElement;
  const shown = Object.values(langs).includes(lang) ? lang : undefined;
  if (shown === langs[String(globals.language)]) return;
  const url = new URL(location.href);
  const switches = Object.keys(globalTypes).map((name) => `${name}:${globals[name]}`);
  url.searchParams.set('globals', switches.join(';'));
  location.replace(url);
}

declare global {
  interface Window {
    /** Renders the story on the page anew, from its start and without its play function. */
    showStoryAgain?: () => void;
    __STORYBOOK_PREVIEW__?: { currentRender?: { renderOptions?: { autoplay: boolean } } };
  }
}

/** What only pages of documentation need, two thirds of the modules of a first page with a story. */
const LateDocsPage = lazy(async () => ({
  default: (await import('./docs/DocsPage.tsx')).DocsPage,
}));
const LateThemedDocs = lazy(async () => ({
  default: (await import('./docs/ThemedDocs.tsx')).ThemedDocs,
}));

/** Leaves out the play function of the story that Storybook renders. */
function skipPlay(): void {
  const options = window.__STORYBOOK_PREVIEW__?.currentRender?.renderOptions;
  if (options) options.autoplay = false;
}

const preview: Preview = {
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Start', 'Foundations', 'Components', 'Patterns', 'Forms', 'Screens', 'Tests'],
      },
    },
    docs: {
      page: () => <LateDocsPage />,
      container: (props: ComponentProps<typeof LateThemedDocs>) => <LateThemedDocs {...props} />,
      // Also for a story without args.
      source: { type: 'dynamic' },
      // Headings within a story or example do not belong to the page.
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-story *, .skip-toc, .sb-unstyled *',
      },
    },
    a11y: {
      // Tests run axe themselves, in checks.ts.
      test: inTestRunner ? 'off' : 'error',
      context: { exclude: ['[data-aria-hidden="true"]'] },
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
    viewport: { options: windows },
  },
  // The only place where parameters can follow from tags.
  argTypesEnhancers: [
    (story) => {
      story.parameters.chromatic = chromaticOf(story);
      return story.argTypes;
    },
  ],
  // After Storybook's own, which in production lets a play function read the page before React has changed it.
  beforeAll: () => {
    if (window.reactAct) configure({ eventWrapper: window.reactAct });
  },
  tags: ['autodocs'],
  globalTypes,
  // The test runner would take a width of its own.
  initialGlobals: inTestRunner
    ? { ...initialGlobals, viewport: { value: 'laptop' } }
    : initialGlobals,
  // Play functions start once the story has its final size.
  mount: (context) => async (ui) => {
    const playground = playgroundOf(context.id, context.canvasElement);
    if (inTestRunner) await untilSized(sizeOf(context.globals.viewport));
    if (ui) context.originalStoryFn = () => ui;
    else if (playground) context.originalStoryFn = playground;
    await context.renderToCanvas();
    if (!inTestRunner) await rendered();
    window.reactAct?.(() => undefined);
    // Play functions find texts in English.
    if (context.globals.language !== 'english') skipPlay();
    return context.canvas;
  },
  // Ends type-ahead search and similar state of the previous story.
  beforeEach: (context) => {
    const { parameters, playFunction } = context;
    if (inTestRunner) document.body.style.cssText = bodyStyles[parameters.layout] ?? '';
    document.dispatchEvent(new PointerEvent('pointerdown'));
    if (!playFunction) return;
    prepareUser(context);
    standStill();
    return moveAgain;
  },
  afterEach: moveAgain,
  decorators: [
    function AppServices(Story, { globals, viewMode }) {
      const theme = globals.theme === 'dark' ? 'dark' : 'light';
      showLanguage(globals);
      const [times, setTimes] = useState(0);
      const direction = globals.direction === 'right to left' ? 'rtl' : 'ltr';
      // Set before the first paint, and for stories that read them while rendering.
      document.documentElement.dataset.theme = theme;
      document.documentElement.dir = direction;
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = theme;
        document.documentElement.dir = direction;
        window.showStoryAgain = () => setTimes((before) => before + 1);
      }, [theme, direction]);
      return (
        <SceneContext value={sceneOf(globals)}>
          {viewMode === 'docs' ? (
            <div data-theme={theme}>
              <Story />
            </div>
          ) : (
            <Fragment key={times}>
              <Story />
            </Fragment>
          )}
        </SceneContext>
      );
    },
  ],
};

export default preview;
