// Opens Storybook with sidebar, toolbar and a page of its documentation, and fails if one does not work: a story's test shows
// neither.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../lib/browser.mjs';
import { productEnv, program, root } from '../lib/runtime.mjs';
import { fail, PlainError, say } from '../lib/say.mjs';

/** Milliseconds for a first start, which bundles all libraries, on a busy machine. */
const timeout = 300_000;
/** Milliseconds until a page of documentation is loaded again. */
const patience = 60_000;
/** The story that is opened by its address. It overrides no switch of the toolbar, as the manager says. */
const story = {
  path: 'components-button--tones',
  text: 'Only theme, direction and language change this',
};
/** Pages of documentation, chosen in the sidebar, each with a text that it shows: the description of a prop, and one of ours. */
const pages = [
  { path: 'components-button--docs', text: 'Importance of the action.' },
  { path: 'start--docs', text: 'Design system of the portal' },
];
/** What designers search for, each with the page that must be among the first three results. */
const searches = {
  declined: 'StatusBadge',
  'select max': 'MultiSelect',
  empty: 'EmptyState',
  upload: 'FileField',
  confirm: 'Confirm',
  dark: 'Colour',
  premium: 'Paywall',
  tabs: 'Tabs',
  tooltip: 'Tooltip',
  modal: 'Dialog',
  dropdown: 'Menu',
  toggle: 'Switch',
  focus: 'Conventions',
  german: 'Writing',
  rtl: 'Conventions',
  wizard: 'Stepper',
  calendar: 'DateField',
  price: 'Money',
  rating: 'StarRating',
  autocomplete: 'Combobox',
  sidebar: 'SideMenu',
  snackbar: 'Toast',
  loading: 'Skeleton',
  alert: 'Banner',
  input: 'TextField',
  sheet: 'Drawer',
  collapse: 'Accordion',
  'drag and drop': 'SortableList',
  contrast: 'Colour',
  offline: 'PageStates',
  font: 'Typography',
  graph: 'AreaChart',
};
/** Drawing Storybook's animations while it loads takes as long as loading. */
const still = '* { animation: none !important; transition: none !important }';

/** A free port. @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Opens them in one page, because each load of Storybook costs seconds. @param {import('playwright').Page} page @param {string} url */
async function requirePages(page, url) {
  page.setDefaultTimeout(timeout);
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, still);
  const broken = new Promise((_, reject) => {
    // Storybook catches errors in its UI and logs them.
    page.on('console', (message) => {
      if (message.text().startsWith('Storybook Manager UI Error'))
        reject(new Error(message.text()));
    });
  });
  const require = async (
    /** @type {typeof story} */ { path, text },
    /** @type {() => Promise<void>} */ open,
  ) =>
    Promise.race([open(), broken]).catch((error) => {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
      throw new PlainError(`Storybook does not open ${path}: ${why}\nExpected “${text}”.`);
    });
  await require(story, async () => {
    await page.goto(`${url}/?path=/story/${story.path}`);
    await page.getByText(story.text).waitFor();
  });
  for (const chosen of pages)
    await require(chosen, async () => {
      await page.locator(`[data-item-id="${chosen.path}"]`).getByRole('link').click();
      const frame = page.frameLocator('#storybook-preview-iframe');
      const shown = frame.getByText(chosen.text).first();
      // While the server reads all types for the first time on a busy machine, Storybook gives up on it, and asks again only when loaded.
      await shown.waitFor({ timeout: patience }).catch(async () => {
        await page.reload();
        await shown.waitFor();
      });
    });
}

/** Types each word into the search of the sidebar. @param {import('playwright').Page} page */
async function requireSearches(page) {
  const field = page.locator('#storybook-explorer-searchfield');
  /** @type {string[]} */
  const lost = [];
  for (const [word, title] of Object.entries(searches)) {
    await field.fill(word);
    // The results are rendered with the word.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
    const results = page.getByRole('option');
    const first = (await results.allInnerTexts()).slice(0, 3);
    if (!first.some((text) => text.split(/\s+/).includes(title)))
      lost.push(`${word}: ${first.map((text) => text.replaceAll(/\s+/g, ' ')).join(' | ')}`);
  }
  if (lost.length > 0) throw new PlainError(`Searches without their page:\n${lost.join('\n')}`);
}

async function main() {
  const port = await freePort();
  const storybook = spawn(
    program('storybook'),
    ['dev', '--ci', '--quiet', '--exact-port', '--host', '127.0.0.1', '--port', String(port)],
    { cwd: root, env: productEnv(), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [storybook.stdout, storybook.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(storybook, 'exit');
  const browser = await chromium.launch({
    executablePath: await requireBrowser(say),
    args: browserArguments(),
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    const answers = async () => {
      while (!(await fetch(`${url}/index.json`).catch(() => null))?.ok)
        await new Promise((resolve) => setTimeout(resolve, 200));
    };
    const stopped = ended.then(() => {
      throw new PlainError(`Storybook does not start.\n${output.trim()}`);
    });
    await Promise.race([answers(), stopped]);
    const page = await browser.newPage();
    await requirePages(page, url);
    await requireSearches(page);
    say(
      `${1 + pages.length} pages of Storybook open, ${Object.keys(searches).length} searches find theirs`,
    );
  } finally {
    await browser.close();
    storybook.kill();
    await ended;
  }
}

await main().catch(fail);
process.exit();
