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
/** Pages, each with a text that it shows, in the page itself or in the frame of the story. */
const pages = [
  // A story that overrides no switch of the toolbar, as the manager says.
  {
    path: '/story/components-button--tones',
    text: 'Only theme, direction and language change this',
  },
  { path: '/docs/components-button--docs', text: 'Keyboard', framed: true },
  { path: '/docs/start--docs', text: 'Design system of the portal', framed: true },
];

/** A free port. @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** @param {import('playwright').Browser} browser @param {string} url @param {typeof pages[number]} wanted */
async function requirePage(browser, url, { path, text, framed }) {
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  const broken = new Promise((_, reject) => {
    // Storybook catches errors in its UI and logs them.
    page.on('console', (message) => {
      if (message.text().startsWith('Storybook Manager UI Error'))
        reject(new Error(message.text()));
    });
  });
  const opened = async () => {
    await page.goto(`${url}/?path=${path}`);
    const within = framed ? page.frameLocator('#storybook-preview-iframe') : page;
    await within.getByText(text).first().waitFor();
  };
  try {
    await Promise.race([opened(), broken]);
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PlainError(`Storybook does not open ${path}: ${why}\nExpected “${text}”.`);
  } finally {
    await page.close();
  }
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
    for (const page of pages) await requirePage(browser, url, page);
    say(`${pages.length} pages of Storybook open`);
  } finally {
    await browser.close();
    storybook.kill();
    await ended;
  }
}

await main().catch(fail);
process.exit();
