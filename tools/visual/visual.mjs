// Plays every story once, checks it (tools/stories/checks.ts) and compares its screenshots with the baselines. `--update` stores
// the screenshots as baselines, `--built` uses the existing build of Storybook, `--order=7` shuffles the stories by a seed, and
// other arguments are parts of story ids. `--layout` compares nothing: it reports what overflows in the pseudo-locale, in one
// story of each screen or in those named; `--layout=german` does so in German.
// Only hashes are committed: a baseline that is not cached is captured again from its commit
// (docs/adr/0011-screenshot-hashes.md).
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, browserEnvironment, requireBrowser } from '../lib/browser.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../lib/runtime.mjs';
import { fail, PlainError, say } from '../lib/say.mjs';
import { reports } from '../lib/tally.mjs';
import { lastBaselineCommit, withStorybookOf } from './again.mjs';
import { openBaselines } from './baselines.mjs';
import { bundleChecks, openCapturePage } from './capturePage.mjs';
import { requireManager } from './manager.mjs';
import { serve } from './serve.mjs';
import { inOrderOf, screensOf, storyShotsOf } from './stories.mjs';

const args = process.argv.slice(2);
const update = args.includes('--update');
const seed = args.find((arg) => arg.startsWith('--order='));
const layout = args.find((arg) => /^--layout(=|$)/.test(arg));
const wanted = args.filter((arg) => !arg.startsWith('--'));
const built = join(root, 'storybook-static');
const list = join('tools', 'visual', 'screenshots.json');

async function ensureStorybook() {
  if (args.includes('--built') && existsSync(built)) return;
  const { code, output } = await run('npm', ['run', '--silent', 'build-storybook'], {
    quiet: true,
  });
  if (code !== 0) throw new PlainError(`Storybook could not be built.\n${output}`);
}

/** @param {ReturnType<typeof openBaselines>} baselines @param {string} version */
function checkBrowser({ recorded, names }, version) {
  if (!update && names().length === 0) {
    throw new PlainError(
      'There are no baselines yet. Create them with: npm run visual -- --update',
    );
  }
  if (!recorded || recorded === version) return;
  if (update && wanted.length > 0) {
    throw new PlainError(
      `The baselines are from Chromium ${recorded}, this is ${version}. Baselines of two versions cannot be mixed: use ${recorded} or update all of them.`,
    );
  }
  if (!update) {
    say(
      `The baselines are from Chromium ${recorded}, this is ${version}: they are captured again with this browser first, which takes twice as long.`,
    );
  }
}

/**
 * Calls `onBaseline` with the image of each baseline, from the cache or captured again from its commit.
 * @param {import('playwright').Browser} browser @param {ReturnType<typeof openBaselines>} baselines
 * @param {import('./stories.mjs').StoryShot[]} storyShots @param {Set<string>} names
 * @param {(name: string, before: Buffer) => void} onBaseline @param {(problem: string) => void} onProblem
 */
async function loadBaselines(browser, baselines, storyShots, names, onBaseline, onProblem) {
  const missing = new Set(names);
  for (const name of names) {
    const found = baselines.find(name);
    if (!found) continue;
    missing.delete(name);
    onBaseline(name, found);
  }
  if (missing.size === 0) return;
  const commit = await lastBaselineCommit(list);
  say(`${missing.size} baselines are captured again from commit ${commit.slice(0, 7)}`);
  const again = storyShots
    .map(({ id, screenshots }) => ({
      id,
      screenshots: screenshots.filter(({ name }) => missing.has(name)),
    }))
    .filter(({ screenshots }) => screenshots.length > 0);
  await withStorybookOf(commit, async (folder) => {
    const server = await serve(folder);
    await captureAll(
      browser,
      server.url,
      again,
      (name, image) => {
        missing.delete(name);
        baselines.restore(name, image);
        onBaseline(name, image);
      },
      (problem) => onProblem(`in commit ${commit.slice(0, 7)}: ${problem}`),
    ).finally(() => server.close());
  });
  for (const name of missing)
    onProblem(`${name} differs, and its baseline could not be captured again`);
}

/**
 * Captures every screenshot.
 * @param {import('playwright').Browser} browser @param {string} url @param {import('./stories.mjs').StoryShot[]} storyShots
 * @param {(name: string, image: Buffer) => void} onScreenshot @param {(problem: string) => void} onProblem
 * @param {string} [checks] script of `bundleChecks`; without it stories are only captured
 */
const captureAll = (browser, url, storyShots, onScreenshot, onProblem, checks) =>
  forEachStory(
    () => openCapturePage(browser, url, { checks }),
    storyShots,
    (capturePage, storyShot) =>
      capturePage.take(storyShot, ({ name }, image) => onScreenshot(name, image)),
    onProblem,
  );

/**
 * Calls `work` with every story, with one page per core and up to four. Reports the problems it returns, or its error.
 * @param {() => ReturnType<typeof openCapturePage>} open @param {import('./stories.mjs').StoryShot[]} storyShots
 * @param {(capturePage: Awaited<ReturnType<typeof openCapturePage>>, storyShot: import('./stories.mjs').StoryShot) => Promise<string[]>} work
 * @param {(problem: string) => void} onProblem
 */
async function forEachStory(open, storyShots, work, onProblem) {
  const queue = storyShots.values();
  const oneByOne = async () => {
    let capturePage = await open();
    for (const storyShot of queue) {
      try {
        const problems = await work(capturePage, storyShot);
        for (const problem of problems) onProblem(`${storyShot.id}: ${problem}`);
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        const why = stripVTControlCharacters(text).split('\n')[0];
        onProblem(`${storyShot.id} failed: ${why}`);
        // Discard the page with the state that the story left behind.
        await capturePage.close();
        capturePage = await open();
      }
    }
    await capturePage.close();
  };
  const pages = Math.min(availableParallelism(), 4, Math.ceil(storyShots.length / 4));
  await Promise.all(Array.from({ length: pages }, oneByOne));
}

/**
 * Reports what overflows in screens.
 * @param {import('playwright').Browser} browser @param {string} url @param {string} language of the toolbar
 */
async function checkLayout(browser, url, language) {
  const started = Date.now();
  const screens = await screensOf(url, wanted);
  if (screens.length === 0) throw new PlainError(`No screen matches ${wanted.join(', ')}.`);
  /** @type {string[]} */
  const problems = [];
  await forEachStory(
    () => openCapturePage(browser, url, { language }),
    screens,
    (capturePage, { id }) => capturePage.measure(id),
    (problem) => problems.push(problem),
  );
  for (const problem of problems.sort()) say(problem);
  const wrong = new Set(problems.map((problem) => problem.split(/[: ]/)[0])).size;
  writeReport('layout', { passed: screens.length - wrong, failed: wrong, broken: problems });
  const seconds = Math.round((Date.now() - started) / 1000);
  say(`${screens.length} screens measured in ${language} in ${seconds} s, ${wrong} overflow`);
  if (wrong > 0) process.exitCode = 1;
}

/** Writes the counts for `npm test`. @param {string} name @param {import('../lib/tally.mjs').Result} result */
function writeReport(name, result) {
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, `${name}.json`), JSON.stringify(result));
}

async function main() {
  await ensureStorybook();
  const started = Date.now();
  const server = await serve(built);
  const browser = await chromium.launch({
    executablePath: await requireBrowser(say),
    // Partial repaints may antialias edges differently.
    args: [...browserArguments(), '--disable-partial-raster'],
    env: browserEnvironment(),
  });
  try {
    if (layout) return await checkLayout(browser, server.url, layout.split('=')[1] ?? 'pseudo');
    await requireManager(browser, server.url);
    const version = browser.version();
    const baselines = openBaselines({
      list: join(root, list),
      imageCache: join(root, 'node_modules', '.cache', 'pictures'),
      results: join(root, 'visual-results'),
      browser: version,
    });
    checkBrowser(baselines, version);
    const found = await storyShotsOf(server.url, wanted);
    if (found.length === 0) throw new PlainError(`No story matches ${wanted.join(', ')}.`);
    const storyShots = seed ? inOrderOf(found, seed) : found;
    /** @type {string[]} */
    const problems = [];
    let taken = 0;
    /** @type {Set<string>} */
    const changed = new Set();
    const report = (/** @type {string} */ problem) => problems.push(problem);
    await captureAll(
      browser,
      server.url,
      storyShots,
      (name, image) => {
        taken += 1;
        if (update) return baselines.update(name, image);
        const state = baselines.check(name, image);
        if (state === 'changed') changed.add(name);
        if (state === 'new') {
          report(`${name} has no baseline; see ${join('visual-results', name, 'current.png')}`);
        }
      },
      report,
      await bundleChecks(),
    );
    await loadBaselines(
      browser,
      baselines,
      storyShots,
      changed,
      (name, before) => {
        const summary = baselines.compare(name, before);
        if (summary) report(`${name} ${summary}`);
      },
      report,
    );

    const names = new Set(
      storyShots.flatMap(({ screenshots }) => screenshots.map(({ name }) => name)),
    );
    if (wanted.length === 0) {
      for (const name of baselines.names().filter((each) => !names.has(each))) {
        if (update) baselines.remove(name);
        else report(`${name} has a baseline but no story`);
      }
    }
    if (update) baselines.save();
    for (const problem of problems.sort()) say(problem);
    // One story or baseline with several problems is one failure.
    const wrong = new Set(problems.map((problem) => problem.split(/[: ]/)[0])).size;
    writeReport('stories', {
      passed: Math.max(0, storyShots.length + taken - wrong),
      failed: wrong,
      broken: problems,
    });
    const seconds = Math.round((Date.now() - started) / 1000);
    say(
      `${names.size} screenshots ${update ? 'captured' : 'compared'} in ${seconds} s with Chromium ${version}, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
    );
    if (problems.length > 0) {
      process.exitCode = 1;
      const overview = baselines.writeOverview();
      if (overview) say(`Side by side: ${overview}`);
      if (!update) say('If the changes are intended: npm run visual -- --update');
    }
  } finally {
    await browser.close();
    server.close();
  }
}

await main().catch(fail);
