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
/** The story that is opened by its address, with what the manager says of it beside the toolbar. */
const story = {
  path: 'components-sortablelist--dragging&globals=language:german',
  text: 'Its steps run in English only',
};
/** Pages of documentation, chosen in the sidebar, each with a text that it shows: the description of a prop, and one of ours. */
const pages = [
  { path: 'components-sortablelist--docs', text: 'The rows in order.' },
  { path: 'start--docs', text: 'Design system of the portal' },
];
/** What designers search for, each with the page or the story, with its path, that must be among the first three results. */
const searches = {
  '2fa': 'Two-step sign-in',
  404: 'Start',
  500: 'Unknown Error Screens Page error',
  alert: 'Banner',
  approve: 'DecisionBar',
  autocomplete: 'Combobox',
  avatar: 'Avatar',
  bell: 'NotificationBell',
  billing: 'Subscription',
  bulk: 'BulkBar',
  'bulk edit': 'Bulk edit',
  calendar: 'DateField',
  'card declined': 'Card Declined Forms Payment card',
  chart: 'AreaChart',
  collapse: 'Accordion',
  compare: 'Versions',
  confirm: 'Confirm',
  'confirm delete': 'AlertDialog',
  conflict: 'Edit conflict',
  contrast: 'Colour',
  csv: 'Import',
  dark: 'Colour',
  'dark mode': 'Colour',
  'date picker': 'DateField',
  declined: 'StatusBadge',
  disabled: 'Button',
  discount: 'Special offer',
  draft: 'StatusBadge',
  drag: 'Dragging Components SortableList',
  'drag and drop': 'SortableList',
  dropdown: 'Menu',
  empty: 'EmptyState',
  'empty list': 'Empty Screens Listings Lists',
  'error page': 'Unknown Error Screens Page error',
  expired: 'Reset Link Expired Screens Auth Password reset and email verification',
  filter: 'FilterMenu',
  focus: 'Conventions',
  'focus ring': 'Button',
  font: 'Typography',
  'forgot password': 'Forgot Password Screens Auth Password reset and email verification',
  german: 'Languages',
  graph: 'AreaChart',
  'high contrast': 'Colour',
  history: 'History Screens Listings Versions',
  import: 'Import',
  input: 'TextField',
  invite: 'Staff invite',
  invoice: 'Payments of an account',
  keyboard: 'Keyboard Components SortableList',
  language: 'Languages',
  'link expired': 'Reset Link Expired Screens Auth Password reset and email verification',
  loading: 'Skeleton',
  'loading button': 'Button',
  logo: 'Logo',
  'long name': 'Long Names Patterns AccountTable',
  maintenance: 'New Version Available Screens Page error',
  mobile: 'On Phone Components Table',
  modal: 'Dialog',
  'no internet': 'PageStates',
  'no results': 'No Results Screens Listings Lists',
  notification: 'NotificationBell',
  offline: 'Offline Patterns PageStates',
  pagination: 'Pagination',
  'payment failed': 'Card Declined Forms Payment card',
  permission: 'Read Only Screens Admin Listing review',
  premium: 'Paywall',
  price: 'Money',
  profile: 'Personal information and security',
  rating: 'StarRating',
  reject: 'Decline dialog',
  rtl: 'Languages',
  'select max': 'MultiSelect',
  'server error': 'Server Error Forms Review',
  'session expired': 'Session Expired Screens Auth Sign in',
  settings: 'Settings Screens Notifications',
  sheet: 'Drawer',
  sidebar: 'SideMenu',
  'sign up': 'Registration',
  skeleton: 'Skeleton',
  'slow network': 'Loading Screens Listings Lists',
  snackbar: 'Toast',
  sort: 'Table',
  spinner: 'Spinner',
  tabs: 'Tabs',
  team: 'Team members',
  toast: 'Toast',
  toggle: 'Switch',
  tooltip: 'Tooltip',
  tree: 'Category Detail Screens Admin Metadata',
  trial: 'Trial Screens Account Paywalls',
  'trial ended': 'Already Used Screens Account Free trial',
  unsaved: 'Unsaved Changes Forms Listing',
  upgrade: 'Paywall',
  upload: 'FileField',
  'verify email': 'Email Verification Done Screens Auth Password reset and email verification',
  wizard: 'Stepper',
  'wrong password': 'Sign in',
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
    await page.getByRole('button', { name: story.text }).waitFor();
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
    const results = page.locator('#storybook-explorer-menu [role=option]');
    const texts = (await results.allInnerTexts()).slice(0, 3);
    const first = texts.map((text) => ` ${text.replaceAll(/\s+/g, ' ').trim()} `);
    if (!first.some((text) => text.includes(` ${title} `)))
      lost.push(`${word}: ${first.join(' | ')}`);
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
