import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';
import { root } from '../lib/runtime.mjs';
import { PlainError } from '../lib/say.mjs';

/** @param {string} name @param {string[]} args @param {string} cwd @param {string} what */
async function must(name, args, cwd, what) {
  const { code, output } = await run(name, args, { cwd, quiet: true });
  if (code !== 0)
    throw new PlainError(`${what}\n${output.trim().split('\n').slice(-12).join('\n')}`);
  return output.trim();
}

/** The commit that changed the list of pictures last. @param {string} list */
export const storedBy = (list) =>
  must(
    'git',
    ['log', '-1', '--format=%H', '--', list],
    root,
    'Which commit kept the pictures is not known here, so they cannot be made again.',
  );

/**
 * Builds the workbench of a commit beside this one and hands it over.
 * @template T @param {string} commit @param {(built: string) => Promise<T>} use @returns {Promise<T>}
 */
export async function withWorkbenchOf(commit, use) {
  const folder = mkdtempSync(join(tmpdir(), 'workbench-'));
  try {
    await must(
      'git',
      ['worktree', 'add', '--detach', '--force', folder, commit],
      root,
      `The files of commit ${commit.slice(0, 7)} are not here, so its pictures cannot be made again.`,
    );
    const what = `The workbench of commit ${commit.slice(0, 7)} could not be built.`;
    await must('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], folder, what);
    await must('npm', ['run', '--silent', 'build-storybook'], folder, what);
    return await use(join(folder, 'storybook-static'));
  } finally {
    await run('git', ['worktree', 'remove', '--force', folder], { cwd: root, quiet: true });
    rmSync(folder, { recursive: true, force: true });
  }
}
