/** Every story of a built workbench. @param {string} url @returns {Promise<{ id: string, title: string }[]>} */
export async function storyIds(url) {
  const { entries } = await (await fetch(`${url}/index.json`)).json();
  return Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('no-picture'),
  );
}

/**
 * Shows a story and waits until its play function has ended. The page is kept: only the story is mounted anew,
 * from a clean start of the same page.
 * @param {import('playwright').Page} page @param {string} url @param {string} id @param {{ width: number, height: number }} size
 */
export async function openStory(page, url, id, size) {
  await page.setViewportSize(size);
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`, { waitUntil: 'load' });
  await page.waitForFunction(() => {
    const shown = document.body.classList;
    if (shown.contains('sb-show-errordisplay')) throw new Error('the story failed');
    const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
    const phase = preview?.currentRender?.phase;
    return (
      shown.contains('sb-show-main') &&
      (phase === 'completed' || phase === 'finished' || phase === 'afterEach')
    );
  });
  await page.evaluate(() => document.fonts.ready);
}

/** @param {import('playwright').Page} page @param {string} theme */
export async function showTheme(page, theme) {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}
