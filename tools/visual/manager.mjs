import { PlainError } from '../lib/say.mjs';

/** Any story that sets nothing itself; the workbench says so beside its toolbar. */
const place = '/index.html?path=/story/components-button--tones';
const words = 'Only the theme changes this';

/**
 * Opens the workbench as people do, with its index and toolbar around a story. What breaks there breaks neither its build nor
 * a single story. @param {import('playwright').Browser} browser @param {string} url
 */
export async function requireManager(browser, url) {
  const page = await browser.newPage();
  const broken = new Promise((_, reject) => {
    page.on('pageerror', reject);
    // It shows what went wrong in its own place, and goes on.
    page.on('console', (message) => {
      if (message.text().startsWith('Storybook Manager UI Error'))
        reject(new Error(message.text()));
    });
  });
  const opened = async () => {
    await page.goto(`${url}${place}`);
    await page.getByText(words).waitFor();
  };
  try {
    await Promise.race([opened(), broken]);
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PlainError(
      `The workbench does not open around its stories: ${why}\nIt waits for “${words}”, which .storybook/manager.ts says beside the toolbar.`,
    );
  } finally {
    await page.close();
  }
}
