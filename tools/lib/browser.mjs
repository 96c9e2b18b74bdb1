import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const known = [
  // The whole browser draws an address bar for every page, which takes a second of computing each time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that tests drive: CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's own;
 * of Debian's rather the one without a window, which draws the same and takes a fifth of the time to open a page.
 * Undefined when there is none.
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const installed = known.find((path) => existsSync(path));
  if (installed) return installed;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Finds a browser or installs Debian's package when that is possible; throws a plain sentence otherwise. */
export async function requireBrowser(say = (/** @type {string} */ _line) => {}) {
  const found = await findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing Chromium from Debian, once');
    try {
      execFileSync('apt-get', ['update'], { stdio: 'ignore' });
      execFileSync(
        'apt-get',
        ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
        {
          stdio: 'ignore',
        },
      );
    } catch {
      // The sentence below says what to do.
    }
    const installed = await findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need a Chromium browser and none was found. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH to its program file.',
  );
}

/** Where a browser is started: it draws letters as fonts.conf says, unless the environment names another file. */
export function browserEnvironment() {
  const fonts = join(dirname(fileURLToPath(import.meta.url)), '../../.storybook/fonts.conf');
  return { ...process.env, FONTCONFIG_FILE: process.env.FONTCONFIG_FILE ?? fonts };
}

/** Start options that make pictures the same on every machine and keep the browser off the network. */
export function browserArguments() {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ];
}
