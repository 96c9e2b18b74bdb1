import { vi } from 'vitest';

/** Frames without a change after which a page is still. */
const still = 3;
/** Frames after which a page that keeps changing is reported. */
const most = 300;

const frame = () => new Promise(requestAnimationFrame);

/**
 * Waits until the page is still: imported code, fonts and images are loaded, short timers and idle callbacks have run, and three
 * frames brought no change. Throws if that does not happen within 300 frames.
 */
export async function untilStill(): Promise<void> {
  await vi.dynamicImportSettled();
  await document.fonts.ready;
  // Lazy images are part of the screenshot too.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  let unchanged = 0;
  const watch = new MutationObserver(() => {
    unchanged = 0;
  });
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  watch.observe(document.body, everything);
  for (let frames = 0; unchanged < still; frames += 1) {
    if (frames > most) throw new Error('The page does not become still.');
    await frame();
    unchanged = window.storyTime?.pending() ? 0 : unchanged + 1;
  }
  watch.disconnect();
}
