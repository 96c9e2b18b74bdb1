// Plays every story once: checks it (tools/stories/checks.ts) and compares it, light and dark, with its screenshots. `--update` keeps the pictures as they are now,
// `--built` uses the workbench that is already built, `--order=7` shows the stories in another order, further words are
// parts of story ids.
// What is committed are hashes; a picture that is asked for and not on this machine is made again from the
// commit that kept it (docs/adr/0011-pictures-by-hash.md).
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
import { storedBy, withWorkbenchOf } from './again.mjs';
import { openBaselines } from './baselines.mjs';
import { bundleChecks, openCapturePage } from './capturePage.mjs';
import { requireManager } from './manager.mjs';
import { serve } from './serve.mjs';
import { inOrderOf, storyShotsOf } from './stories.mjs';

const words = process.argv.slice(2);
const update = words.includes('--update');
const seed = words.find((word) => word.startsWith('--order='));
const wanted = words.filter((word) => !word.startsWith('--'));
const built = join(root, 'storybook-static');
const list = join('tools', 'visual', 'screenshots.json');

async function ensureWorkbench() {
  if (words.includes('--built') && existsSync(built)) return;
  const { code, output } = await run('npm', ['run', '--silent', 'build-storybook'], {
    quiet: true,
  });
  if (code !== 0) throw new PlainError(`The workbench could not be built.\n${output}`);
}

/** @param {ReturnType<typeof openBaselines>} album @param {string} version */
function checkBrowser({ recorded, names }, version) {
  if (!update && names().length === 0) {
    throw new PlainError(
      'No pictures are kept yet, so nothing could be compared. Take them with: npm run visual -- --update',
    );
  }
  if (!recorded || recorded === version) return;
  if (update && wanted.length > 0) {
    throw new PlainError(
      `The kept pictures are of Chromium ${recorded}, this is ${version}. Pictures of two browsers do not mix: use ${recorded}, or update all of them.`,
    );
  }
  if (!update) {
    say(
      `The kept pictures are of Chromium ${recorded}, this is ${version}: they are made again with this browser first, which takes twice as long.`,
    );
  }
}

/**
 * Hands over the kept picture of each name: from this machine, or made again from the commit that kept it.
 * @param {import('playwright').Browser} browser @param {ReturnType<typeof openBaselines>} album
 * @param {import('./stories.mjs').Sitting[]} sittings @param {Set<string>} names
 * @param {(name: string, before: Buffer) => void} onStored @param {(problem: string) => void} onProblem
 */
async function restoreDraft(browser, baselines, storyShots, names, onStored, onProblem) {
  const missing = new Set(names);
  for (const name of names) {
    const found = baselines.find(name);
    if (!found) continue;
    missing.delete(name);
    onStored(name, found);
  }
  if (missing.size === 0) return;
  const commit = await storedBy(list);
  say(`${missing.size} kept pictures are made again from commit ${commit.slice(0, 7)}`);
  const again = storyShots
    .map(({ id, pictures }) => ({ id, pictures: pictures.filter(({ name }) => missing.has(name)) }))
    .filter(({ pictures }) => pictures.length > 0);
  await withWorkbenchOf(commit, async (folder) => {
    const server = await serve(folder);
    await takeAll(
      browser,
      server.url,
      again,
      (name, image) => {
        missing.delete(name);
        baselines.recall(name, image);
        onStored(name, image);
      },
      (problem) => onProblem(`in commit ${commit.slice(0, 7)}: ${problem}`),
    ).finally(() => server.close());
  });
  for (const name of missing) onProblem(`${name} differs, and its kept picture could not be made`);
}

/**
 * Takes every picture with as many pages at once as there are cores.
 * @param {import('playwright').Browser} browser @param {string} url @param {import('./stories.mjs').Sitting[]} sittings
 * @param {(name: string, image: Buffer) => void} onPicture @param {(problem: string) => void} onProblem
 * @param {string} [checks] script of `bundleChecks`; without it stories are only shown
 */
async function takeAll(browser, url, storyShots, onPicture, onProblem, checks) {
  const queue = storyShots.values();
  const work = async () => {
    let capturePage = await openCapturePage(browser, url, checks);
    for (const storyShot of queue) {
      try {
        const problems = await capturePage.take(storyShot, ({ name }, image) =>
          onPicture(name, image),
        );
        for (const problem of problems) onProblem(`${storyShot.id}: ${problem}`);
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        const why = stripVTControlCharacters(text).split('\n')[0];
        onProblem(`${storyShot.id} could not be shown: ${why}`);
        // Whatever the story left behind goes with its page.
        await capturePage.close();
        capturePage = await openCapturePage(browser, url, checks);
      }
    }
    await capturePage.close();
  };
  const pages = Math.min(availableParallelism(), 4, Math.ceil(storyShots.length / 4));
  await Promise.all(Array.from({ length: pages }, work));
}

/** For the sum of `npm test`. @param {import('../lib/tally.mjs').Result} result */
function writeReport(result) {
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, 'stories.json'), JSON.stringify(result));
}

async function main() {
  await ensureWorkbench();
  const started = Date.now();
  const server = await serve(built);
  const browser = await chromium.launch({
    executablePath: await requireBrowser(say),
    // Drawn anew only in part, an edge may differ by a shade from one drawn at once.
    args: [...browserArguments(), '--disable-partial-raster'],
    env: browserEnvironment(),
  });
  try {
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
    await takeAll(
      browser,
      server.url,
      storyShots,
      (name, image) => {
        taken += 1;
        if (update) return baselines.keep(name, image);
        const state = baselines.check(name, image);
        if (state === 'changed') changed.add(name);
        if (state === 'new') {
          report(`${name} has no kept picture; see ${join('visual-results', name, 'now.png')}`);
        }
      },
      report,
      await bundleChecks(),
    );
    await restoreDraft(
      browser,
      baselines,
      storyShots,
      changed,
      (name, before) => {
        const words = baselines.compare(name, before);
        if (words) report(`${name} ${words}`);
      },
      report,
    );

    const names = new Set(storyShots.flatMap(({ pictures }) => pictures.map(({ name }) => name)));
    if (wanted.length === 0) {
      for (const name of baselines.names().filter((kept) => !names.has(kept))) {
        if (update) baselines.remove(name);
        else report(`${name} is kept but no story shows it`);
      }
    }
    if (update) baselines.save();
    for (const problem of problems.sort()) say(problem);
    // One story or baseline with several problems is one failure.
    const wrong = new Set(problems.map((problem) => problem.split(/[: ]/)[0])).size;
    writeReport({
      passed: Math.max(0, storyShots.length + taken - wrong),
      failed: wrong,
      broken: problems,
    });
    const seconds = Math.round((Date.now() - started) / 1000);
    say(
      `${names.size} pictures ${update ? 'taken' : 'compared'} in ${seconds} s with Chromium ${version}, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
    );
    if (problems.length > 0) {
      process.exitCode = 1;
      const overview = baselines.writeOverview();
      if (overview) say(`Side by side: ${overview}`);
      if (!update) say('If the change is meant: npm run visual -- --update');
    }
  } finally {
    await browser.close();
    server.close();
  }
}

await main().catch(fail);
