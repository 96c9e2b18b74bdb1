import { PlainError } from '../lib/say.mjs';
import { timeout } from './capturePage.mjs';

/** A story that overrides no toolbar switch, and the text that the toolbar shows for it. */
const story = '/index.html?path=/story/components-button--tones';
const text = 'Only theme, direction and language change this';

/**
 * Opens Storybook with sidebar and toolbar. Throws if that fails, which neither the build nor a story would show.
 * @param {import('playwright').Browser} browser @param {string} url
 */
export async function requireManager(browser, url) {
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  const broken = new Promise((_, reject) => {
    page.on('pageerror', reject);
    // Storybook catches errors in its UI and logs them.
    page.on('console', (message) => {
      if (message.text().startsWith('Storybook Manager UI Error'))
        reject(new Error(message.text()));
    });
  });
  const opened = async () => {
    await page.goto(`${url}${story}`);
    await page.getByText(text).waitFor();
  };
  try {
    await Promise.race([opened(), broken]);
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PlainError(
      `Storybook’s UI does not open: ${why}\nExpected “${text}” from .storybook/manager.ts in the toolbar.`,
    );
  } finally {
    await page.close();
  }
}
