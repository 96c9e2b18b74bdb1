import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';
import { root } from '../lib/runtime.mjs';
import { PlainError } from '../lib/say.mjs';

/** Runs a program; throws `failure` with its last lines if it fails. @param {string} name @param {string[]} args @param {string} cwd @param {string} failure */
async function must(name, args, cwd, failure) {
  const { code, output } = await run(name, args, { cwd, quiet: true });
  if (code !== 0)
    throw new PlainError(`${failure}\n${output.trim().split('\n').slice(-12).join('\n')}`);
  return output.trim();
}

/** The last commit that changed the baselines. @param {string} list */
export const lastBaselineCommit = (list) =>
  must(
    'git',
    ['log', '-1', '--format=%H', '--', list],
    root,
    'The commit of the baselines is unknown, so they cannot be captured again.',
  );

/**
 * Builds Storybook of a commit in a temporary worktree and calls `use` with its folder.
 * @template T @param {string} commit @param {(built: string) => Promise<T>} use @returns {Promise<T>}
 */
export async function withStorybookOf(commit, use) {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-'));
  try {
    await must(
      'git',
      ['worktree', 'add', '--detach', '--force', folder, commit],
      root,
      `Commit ${commit.slice(0, 7)} is not available here, so its screenshots cannot be captured again.`,
    );
    const failure = `Storybook of commit ${commit.slice(0, 7)} could not be built.`;
    await must(
      'npm',
      ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      folder,
      failure,
    );
    await must('npm', ['run', '--silent', 'build-storybook'], folder, failure);
    return await use(join(folder, 'storybook-static'));
  } finally {
    await run('git', ['worktree', 'remove', '--force', folder], { cwd: root, quiet: true });
    rmSync(folder, { recursive: true, force: true });
  }
}
