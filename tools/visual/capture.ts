import { commands, page } from 'vitest/browser';
import { untilSized } from '../../.storybook/untilSized.ts';
import { clipped, overflowing } from '../../e2e/support/usable/looks.ts';
import { untilStill } from '../stories/stillness.ts';
import { type Screenshot, sizes } from './screenshotsOf.ts';

/** CSS pixels: of higher pages only the viewport is captured. */
const longest = 8000;

const frame = () => new Promise(requestAnimationFrame);

async function resize({ width, height }: { width: number; height: number }): Promise<void> {
  await page.viewport(width, height);
  await untilSized({ width, height });
}

/**
 * Shows or hides the frame of the story; its styles and layout stay. A hidden page is rendered as a whole for its screenshot, while
 * a partial repaint antialiases edges differently, and leaves out fixed elements of a frame that grew. A browser with a window
 * always shows it.
 */
export function showFrame(isShown: boolean): void {
  if (!navigator.userAgent.includes('Headless')) return;
  // Created in another document, so not an instance of this window's HTMLElement.
  const owner = window.frameElement as HTMLElement | null;
  if (owner) owner.style.opacity = isShown ? '' : '0';
}

let emulating = false;

/** Turns forced colors and right-to-left text on or off. */
async function emulate({ forcedColors, mirrored }: Partial<Screenshot>): Promise<void> {
  if (!emulating && !forcedColors && !mirrored) return;
  emulating = Boolean(forcedColors || mirrored);
  await commands.emulateForcedColors(Boolean(forcedColors));
  document.documentElement.dir = mirrored ? 'rtl' : 'ltr';
}

/** In forced colors the caret cannot be hidden, but it can stop blinking. */
const withoutCaret = new CSSStyleSheet();
withoutCaret.replaceSync(
  '* { caret-color: transparent !important; caret-animation: manual !important }',
);

/** Ends what moves, and brings back to its start what moves without end. */
function endMotion(): void {
  for (const animation of document.getAnimations()) {
    const end = Number(animation.effect?.getComputedTiming().endTime);
    if (Number.isFinite(end)) animation.finish();
    else animation.cancel();
  }
}

/** Requests that the page had made when it was last still. */
let known = 0;

/** Sets the theme and waits until the page is still and loads nothing, also no code that loaded code asks for. Returns its height. */
async function settle(theme: string): Promise<number> {
  document.documentElement.dataset.theme = theme;
  // The router restores the scroll position of an earlier story.
  window.scrollTo(0, 0);
  for (;;) {
    await untilStill();
    const { count, started } = await commands.requests();
    const isQuiet = count === 0 && started === known;
    known = started;
    if (isQuiet) break;
  }
  return document.documentElement.scrollHeight;
}

/**
 * Captures the screenshots of the story on the page and compares them with the baselines. Returns what differs. For the phone
 * the viewport shrinks after the play function. `width`: of the story's viewport, in CSS pixels.
 */
export async function capture(
  screenshots: readonly Screenshot[],
  width: number,
): Promise<string[]> {
  const problems: string[] = [];
  let layout = '';
  document.adoptedStyleSheets.push(withoutCaret);
  for (const { name, size, theme, ...look } of screenshots) {
    const viewport = size === 'wide' ? { ...sizes.wide, width } : sizes.phone;
    // Between two themes only colors change: the viewport keeps the height of the page.
    const keepsHeight = layout === JSON.stringify([size, look]);
    layout = JSON.stringify([size, look]);
    if (!keepsHeight) {
      await resize(viewport);
      await emulate(look);
    }
    const height = await settle(theme);
    // A full-page screenshot would resize the viewport briefly, which the page reacts to.
    if (!keepsHeight && height > viewport.height && height <= longest) {
      await resize({ ...viewport, height });
      await settle(theme);
    }
    endMotion();
    showFrame(true);
    await frame();
    await frame();
    const problem = await commands.compareScreenshot(name);
    showFrame(false);
    if (problem) problems.push(problem);
  }
  await emulate({});
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(withoutCaret), 1);
  return problems;
}

/** The `lang` of the languages that can be measured. */
const langs: Readonly<Record<string, string>> = { german: 'de', pseudo: 'en-XA' };

/** Both widths and both directions. Begins with the phone, as the last screenshot of a screen is one. */
export const someLayouts = [
  { size: 'phone', dir: 'rtl' },
  { size: 'wide', dir: 'ltr' },
] as const;
export const allLayouts = [
  { size: 'phone', dir: 'ltr' },
  { size: 'wide', dir: 'rtl' },
  ...someLayouts,
] as const;

/**
 * Shows the story on the page from its start in another language, and measures it in some widths and directions. Returns what
 * overflows.
 */
export async function measure(
  language: string,
  layouts: typeof someLayouts | typeof allLayouts,
): Promise<string[]> {
  const root = document.documentElement;
  root.lang = langs[language] ?? 'en';
  window.storyTime?.restart();
  window.showStoryAgain?.();
  const problems: string[] = [];
  for (const { size, dir } of layouts) {
    await resize(sizes[size]);
    root.dir = dir;
    await settle('light');
    const place = `${language}, ${sizes[size].width} px, ${dir}`;
    problems.push(...[...overflowing(), ...clipped()].map((problem) => `${place}: ${problem}`));
  }
  root.lang = 'en';
  return problems;
}
