import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const known = [
  // Preferred: the full browser renders an address bar for every page, which takes a second of CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for tests: CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's own. Undefined if there is none.
 * Throws if CHROMIUM_PATH does not exist.
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`);
    return named;
  }
  const installed = known.find((path) => existsSync(path));
  if (installed) return installed;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Finds a browser, or installs Debian's package as root. Throws if neither is possible. */
export async function requireBrowser(say = (/** @type {string} */ _line) => {}) {
  const found = await findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium from Debian (needed once)');
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
      // The error below explains what to do.
    }
    const installed = await findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need a Chromium browser and none was found. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH to its program file.',
  );
}

/** The environment for a browser: renders fonts as in fonts.conf, unless FONTCONFIG_FILE is set. */
export function browserEnvironment() {
  const fonts = join(dirname(fileURLToPath(import.meta.url)), '../../.storybook/fonts.conf');
  return { ...process.env, FONTCONFIG_FILE: process.env.FONTCONFIG_FILE ?? fonts };
}

/** Arguments that make screenshots equal on every machine and prevent the browser's own network requests. */
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
