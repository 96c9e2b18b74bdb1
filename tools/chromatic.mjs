// Publishes the workbench to Chromatic, where its pictures are compared in every theme and width. Further words
// go to Chromatic's own program.
import process from 'node:process';
import { run } from './lib/run.mjs';
import { program, requireNode } from './lib/runtime.mjs';
import { fail, PlainError, say } from './lib/say.mjs';

/** What Chromatic's program means by its exit code. @type {Record<number, string>} */
const outcomes = {
  0: 'Published: every picture is as it was accepted.',
  1: 'Published: pictures have changed and wait for a review.',
  2: 'Published, but some stories could not be shown.',
};

/** Texts of documentation pages are on no picture, though every story's setting imports them. */
const untraced = ['packages/ui/src/**/guide.ts', '.storybook/docs/**'];

async function main() {
  requireNode();
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    say(
      'Not published and nothing compared: CHROMATIC_PROJECT_TOKEN is not set. The token stands in the project at chromatic.com under Manage, Configure. Pictures on this machine: npm run visual',
    );
    return;
  }
  const { code: built } = await run('npm', ['run', '--silent', 'build-storybook']);
  if (built !== 0) throw new PlainError('Not published: the workbench could not be built.');
  const { code } = await run(program('chromatic'), [
    '--storybook-build-dir',
    'storybook-static',
    // Only stories that a change can reach are taken anew.
    '--only-changed',
    ...untraced.flatMap((files) => ['--untraced', files]),
    ...process.argv.slice(2),
  ]);
  say(
    outcomes[code] ?? `Not published: Chromatic ended with code ${code}; its own words are above.`,
  );
  process.exitCode = code;
}

await main().catch(fail);
