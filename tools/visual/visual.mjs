// Plays and checks every story, and compares its screenshots with the baselines. `--update` stores the screenshots as
// baselines, `--order=7` shuffles the stories by a seed, and other arguments are parts of story ids. A screen's fullest story is
// also measured with longer texts; `--layout` does only that, also with other stories if named, `--layout=german` in German. Only
// hashes are committed: a baseline that is not cached is captured again from its commit (docs/adr/0011-screenshot-hashes.md).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { requireBrowser } from '../lib/browser.mjs';
import { run } from '../lib/run.mjs';
import { productEnv, program } from '../lib/runtime.mjs';
import { fail, PlainError, say } from '../lib/say.mjs';
import { readVitest, reports } from '../lib/tally.mjs';
import { captureAgain, lastBaselineCommit } from './again.mjs';
import {
  committedList,
  readBaselines,
  readTaken,
  results,
  showDifference,
  writeBaselines,
  writeOverview,
} from './baselines.mjs';
import { storyFilesOf } from './storyFiles.mjs';

const args = process.argv.slice(2);
const update = args.includes('--update');
const seed = args.find((arg) => arg.startsWith('--order='))?.split('=')[1];
const layout = args.find((arg) => /^--layout(=|$)/.test(arg));
/** For a list that is thrown away: its baselines may be from two versions of the browser. */
const mixed = args.includes('--mixed');
const wanted = args.filter((arg) => !arg.startsWith('--'));

/**
 * Runs the wanted stories in Vitest.
 * @param {string} name of the report @param {NodeJS.ProcessEnv} env @param {string} [every] the part of all ids that none wanted means
 */
async function runStories(name, env, every) {
  const parts = wanted.length > 0 ? wanted : every ? [every] : [];
  const files = parts.length > 0 ? storyFilesOf(parts) : [];
  if (parts.length > 0 && files.length === 0)
    throw new PlainError(`No story matches ${parts.join(', ')}.`);
  const report = join(reports, `${name}.vitest.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const order = seed ? ['--sequence.shuffle.tests', `--sequence.seed=${seed}`] : [];
  const output = ['--silent=passed-only', '--reporter=dot', '--reporter=json'];
  const { code } = await run(
    program('vitest'),
    ['run', '--project', 'stories', ...order, ...output, `--outputFile.json=${report}`, ...files],
    { env: { ...productEnv(), ...env, STORIES: wanted.join() } },
  );
  return { code, report: JSON.parse(readFileSync(report, 'utf8')) };
}

/** Writes the counts for `npm test`. @param {string} name @param {import('../lib/tally.mjs').Result} result */
function writeReport(name, result) {
  writeFileSync(join(reports, `${name}.json`), JSON.stringify(result));
  if (result.failed > 0) process.exitCode = 1;
}

/** The version of the browser. @param {string} executablePath */
async function versionOf(executablePath) {
  const browser = await chromium.launch({ executablePath });
  const version = browser.version();
  await browser.close();
  return version;
}

/** Throws where there is nothing to compare with, or an update would mix two versions. @param {string} version */
function requireBaselines(version) {
  const { browser: recorded, pictures } = readBaselines(committedList);
  if (!update && Object.keys(pictures).length === 0)
    throw new PlainError(
      'There are no baselines yet. Create them with: npm run visual -- --update',
    );
  if (update && !mixed && recorded && recorded !== version && wanted.length > 0)
    throw new PlainError(
      `The baselines are from Chromium ${recorded}, this is ${version}. Baselines of two versions cannot be mixed: use ${recorded} or update all of them.`,
    );
}

/**
 * Captures the baselines of screenshots that differ again, with this browser, and returns what differs from these.
 * @param {readonly import('./baselines.mjs').Taken[]} differing
 */
async function compareAgain(differing) {
  const again = async () => {
    const commit = await lastBaselineCommit();
    say(`${differing.length} baselines are captured again from commit ${commit.slice(0, 7)}`);
    return await captureAgain(
      commit,
      differing.map(({ name }) => name.split('/')[1] ?? ''),
    );
  };
  const { pictures } = await again().catch((error) => {
    // The counts of the run are reported all the same.
    say(error.message);
    return { pictures: /** @type {Record<string, string>} */ ({}) };
  });
  return differing
    .filter(({ name, hash, problem }) => problem || pictures[name] !== hash)
    .map(({ name, hash }) =>
      pictures[name] === hash
        ? `${name} equals its baseline captured again here, but not the recorded one: this machine draws it otherwise`
        : (showDifference(name, pictures[name] ?? '') ??
          `${name} differs, and its baseline could not be captured again`),
    );
}

async function compare() {
  const started = Date.now();
  rmSync(results, { recursive: true, force: true });
  const version = await versionOf(await requireBrowser(say));
  requireBaselines(version);
  const { browser: recorded, pictures } = readBaselines(committedList);
  const isOther = !update && recorded !== version;
  if (isOther) say(`The baselines are from Chromium ${recorded}, this is ${version}.`);
  const { code, report } = await runStories('stories', {
    SCREENSHOTS: update ? 'update' : isOther ? 'other' : 'compare',
  });
  const stories = readVitest(report);
  const taken = readTaken();
  const names = new Set(taken.map(({ name }) => name));
  if (update) {
    const isWanted = (/** @type {string} */ name) =>
      wanted.length === 0 || wanted.some((part) => name.includes(part));
    for (const name of Object.keys(pictures))
      if (code === 0 && isWanted(name) && !names.has(name)) delete pictures[name];
    for (const { name, hash } of taken) pictures[name] = hash;
    writeBaselines(committedList, { browser: version, pictures });
  }
  const open = taken.filter(({ missing }) => missing);
  const problems = open.length > 0 ? await compareAgain(open) : [];
  for (const problem of problems) say(problem);
  const others = isOther ? problems.length : 0;
  const compared = taken.filter(({ problem }) => !problem).length;
  writeReport('stories', {
    ...stories,
    passed: stories.passed + compared - others,
    failed: stories.failed + others || (code === 0 ? 0 : 1),
    broken: [...stories.broken, ...problems],
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  const done = update ? 'captured' : 'compared';
  say(`${names.size} screenshots ${done} in ${seconds} s with Chromium ${version}`);
  const unknown = wanted.filter((part) => !taken.some(({ name }) => name.includes(part)));
  if (unknown.length > 0)
    throw new PlainError(`No screenshot has ${unknown.join(' or ')} in its name.`);
  const overview = writeOverview();
  if (!overview) return;
  say(`Side by side: ${overview}`);
  say('If the changes are intended: npm run visual -- --update');
}

/** Reports what overflows in screens. @param {string} language of the toolbar */
async function checkLayout(language) {
  const { report } = await runStories('layout', { LAYOUT: language }, 'screens-');
  writeReport('layout', readVitest(report));
}

await (layout ? checkLayout(layout.split('=')[1] ?? 'pseudo') : compare()).catch(fail);
