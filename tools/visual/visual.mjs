// Compares every story, light and dark, with its kept picture. `--update` keeps the pictures as they are now,
// `--built` uses the workbench that is already built, further words are parts of story ids.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../lib/browser.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../lib/runtime.mjs';
import { fail, PlainError, say } from '../lib/say.mjs';
import { difference } from './difference.mjs';
import { serve } from './serve.mjs';
import { openStory, showTheme, storyIds } from './stories.mjs';

const kept = join(root, '.storybook', 'pictures');
const results = join(root, 'visual-results');
const themes = ['light', 'dark'];
const wide = { width: 1280, height: 800 };
const phone = { width: 375, height: 800 };

const words = process.argv.slice(2);
const update = words.includes('--update');
const wanted = words.filter((word) => !word.startsWith('--'));

/** The pictures of one story: a screen is also taken on a phone. @param {{ id: string, title: string }} story */
const pictures = ({ id, title }) => [
  ...themes.map((theme) => ({ theme, size: wide, name: `${theme}/${id}` })),
  ...(title.startsWith('Screens/')
    ? themes.map((theme) => ({ theme, size: phone, name: `${theme}-375/${id}` }))
    : []),
];

/** @param {string} name @param {Buffer} now @returns {string | null} what differs, in words */
function compare(name, now) {
  const file = join(kept, `${name}.png`);
  if (!existsSync(file)) return 'has no kept picture';
  const found = difference(readFileSync(file), now);
  if (!found) return null;
  const place = join(results, name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'kept.png'), readFileSync(file));
  writeFileSync(join(place, 'now.png'), now);
  if (found.picture) writeFileSync(join(place, 'difference.png'), found.picture);
  return `${found.words}; see ${join('visual-results', name)}`;
}

/** @param {string} name @param {Buffer} now */
function keep(name, now) {
  const file = join(kept, `${name}.png`);
  if (existsSync(file) && !difference(readFileSync(file), now)) return;
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, now);
}

const strays = (/** @type {Set<string>} */ names) =>
  readdirSync(kept, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .map((path) => path.slice(0, -4))
    .filter((name) => !names.has(name));

async function main() {
  const built = join(root, 'storybook-static');
  if (!words.includes('--built') || !existsSync(built)) {
    const { code, output } = await run('npm', ['run', '--silent', 'build-storybook'], {
      quiet: true,
    });
    if (code !== 0) throw new PlainError(`The workbench could not be built.\n${output}`);
  }
  rmSync(results, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  const server = await serve(built);
  const browser = await chromium.launch({
    executablePath: await requireBrowser(say),
    args: browserArguments(),
  });
  const version = browser.version();
  const versionFile = join(kept, 'browser.txt');
  const recorded = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null;
  if (recorded && recorded !== version && !update) {
    say(
      `The kept pictures are of Chromium ${recorded}, this is ${version}: a difference may come from the browser.`,
    );
  }
  const context = await browser.newContext({
    viewport: wide,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-NZ',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  const stories = (await storyIds(server.url)).filter(
    ({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)),
  );
  /** @type {string[]} */
  const problems = [];
  const names = new Set();
  for (const story of stories) {
    for (const { theme, size, name } of pictures(story)) {
      names.add(name);
      try {
        await openStory(page, server.url, story.id, size);
        await showTheme(page, theme);
        const picture = await page.screenshot({
          fullPage: true,
          animations: 'disabled',
          caret: 'hide',
        });
        if (update) keep(name, picture);
        else {
          const problem = compare(name, picture);
          if (problem) problems.push(`${name} ${problem}`);
        }
      } catch (error) {
        problems.push(
          `${name} could not be shown: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
        );
      }
    }
  }
  await browser.close();
  server.close();
  if (update) writeFileSync(versionFile, `${version}\n`);
  if (wanted.length === 0) {
    for (const name of strays(names)) {
      if (update) rmSync(join(kept, `${name}.png`));
      else problems.push(`${name} is kept but no story shows it`);
    }
  }
  for (const problem of problems) say(problem);
  say(
    `${names.size} pictures ${update ? 'kept' : 'compared'}, ${problems.length} ${update ? 'could not be taken' : 'differ'}`,
  );
  if (problems.length > 0) {
    if (!update) say('If the change is meant: npm run visual -- --update');
    process.exitCode = 1;
  }
}

await main().catch(fail);
