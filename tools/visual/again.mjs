import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from '../lib/run.mjs';
import { root } from '../lib/runtime.mjs';
import { PlainError } from '../lib/say.mjs';
import { committedList, imageCache, readBaselines } from './baselines.mjs';

/** Runs a program; throws `failure` with its last lines if it fails. @param {string} name @param {string[]} args @param {string} cwd @param {string} failure */
async function must(name, args, cwd, failure) {
  const { code, output } = await run(name, args, { cwd, quiet: true });
  if (code !== 0)
    throw new PlainError(`${failure}\n${output.trim().split('\n').slice(-12).join('\n')}`);
  return output.trim();
}

/** The last commit that changed the baselines. */
export const lastBaselineCommit = () =>
  must(
    'git',
    ['log', '-1', '--format=%H', '--', relative(root, committedList)],
    root,
    'The commit of the baselines is unknown, so they cannot be captured again.',
  );

/**
 * Captures the baselines again from the commit that accepted them, with this browser, and caches the images.
 * @param {string} commit @param {readonly string[]} ids parts of story ids; none means every story
 * @returns {Promise<import('./baselines.mjs').Baselines>}
 */
export async function captureAgain(commit, ids) {
  const folder = mkdtempSync(join(tmpdir(), 'baselines-'));
  const short = commit.slice(0, 7);
  try {
    await must(
      'git',
      ['worktree', 'add', '--detach', '--force', folder, commit],
      root,
      `Commit ${short} is not available here, so its screenshots cannot be captured again.`,
    );
    const failure = `The screenshots of commit ${short} could not be captured again.`;
    const packages = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    await must('npm', packages, folder, failure);
    const capture = ['run', '--silent', 'visual', '--', '--update', '--mixed', ...ids];
    await must('npm', capture, folder, failure);
    const images = join(folder, relative(root, imageCache));
    if (existsSync(images)) cpSync(images, imageCache, { recursive: true, force: false });
    return readBaselines(join(folder, relative(root, committedList)));
  } finally {
    await run('git', ['worktree', 'remove', '--force', folder], { cwd: root, quiet: true });
    rmSync(folder, { recursive: true, force: true });
  }
}
