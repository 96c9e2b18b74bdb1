// Counts the snapshots that Chromatic would take of the built Storybook: of a full build, and of the last commits.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modesOf } from '../.storybook/modes.ts';
import { run } from './lib/run.mjs';
import { program, root } from './lib/runtime.mjs';
import { fail, say } from './lib/say.mjs';
import { untraced } from './lib/untraced.mjs';

const commits = 20;
/** Three builds on each of 21 working days. */
const buildsPerMonth = 63;

/** @typedef {{ id: string, type: string, importPath: string, tags: string[] }} Entry */

/** Whether Chromatic refuses to trace a file, whose dependencies it compares instead. @param {string} file */
const isManifest = (file) => /(?:^|\/)package(?:-lock)?\.json$/.test(file);

/** The files with stories that a commit reaches, or all. @param {string} commit */
async function reached(commit) {
  const shown = execFileSync('git', ['show', '--name-only', '--format=', commit], { cwd: root });
  const files = String(shown)
    .split('\n')
    .filter((file) => file && !isManifest(file));
  if (files.length === 0) return [];
  const { output } = await run(
    program('chromatic'),
    ['trace', '-m', 'compact', ...untraced.flatMap((each) => ['-u', each]), ...files],
    { quiet: true },
  );
  if (output.includes('TurboSnap disabled')) return 'all';
  return [...output.matchAll(/— (\S+\.stories\.tsx)/g)].map(([, file]) => `./${file}`);
}

try {
  const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'));
  /** @type {Entry[]} */
  const entries = Object.values(index.entries);
  const snapshots = entries
    .filter(({ type }) => type === 'story')
    .flatMap((story) => Object.keys(modesOf(story)).map((mode) => ({ ...story, mode })));
  const modes = Object.entries(Object.groupBy(snapshots, ({ mode }) => mode));
  say(
    `Full build: ${snapshots.length} snapshots (${modes.map(([mode, all = []]) => `${mode} ${all.length}`).join(', ')})`,
  );
  const last = String(execFileSync('git', ['log', `-${commits}`, '--format=%h'], { cwd: root }));
  let taken = 0;
  for (const commit of last.trim().split('\n')) {
    const files = await reached(commit);
    taken += snapshots.filter(
      ({ importPath }) => files === 'all' || files.includes(importPath),
    ).length;
  }
  const each = Math.round(taken / commits);
  say(
    `Last ${commits} commits: ${each} snapshots each; ${buildsPerMonth} builds a month: about ${each * buildsPerMonth}`,
  );
} catch (error) {
  fail(error);
}
