// Publishes Storybook to Chromatic, which compares screenshots in every theme and width. Passes further arguments on to
// Chromatic's CLI.
import process from 'node:process';
import { run } from './lib/run.mjs';
import { program, requireNode } from './lib/runtime.mjs';
import { fail, PlainError, say } from './lib/say.mjs';
import { untraced } from './lib/untraced.mjs';

/** Messages by exit code of Chromatic's CLI. @type {Record<number, string>} */
const outcomes = {
  0: 'Published: no screenshot changed.',
  1: 'Published: changed screenshots need review.',
  2: 'Published, but some stories failed to render.',
};

async function main() {
  requireNode();
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    say(
      'Not published: CHROMATIC_PROJECT_TOKEN is not set. Find the token at chromatic.com under Manage, Configure. To compare screenshots locally: npm run visual',
    );
    return;
  }
  const { code: built } = await run('npm', ['run', '--silent', 'build-storybook']);
  if (built !== 0) throw new PlainError('Not published: Storybook could not be built.');
  const { code } = await run(program('chromatic'), [
    '--storybook-build-dir',
    'storybook-static',
    // Capture only stories that a change can affect.
    '--only-changed',
    ...untraced.flatMap((files) => ['--untraced', files]),
    ...process.argv.slice(2),
  ]);
  say(outcomes[code] ?? `Not published: Chromatic exited with code ${code}; see its output above.`);
  process.exitCode = code;
}

await main().catch(fail);
