import process from 'node:process';

const bold = process.stdout.isTTY
  ? (/** @type {string} */ text) => `\u001b[1m${text}\u001b[0m`
  : String;

/** One line of progress. */
export const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** The heading of a step. */
export const step = (/** @type {string} */ line) => say(bold(`> ${line}`));

/** An expected error: its message explains what happened and what to do, and is shown without a stack. */
export class PlainError extends Error {}

/** Exits with the message of a PlainError, or with the full error otherwise. */
export function fail(/** @type {unknown} */ error) {
  if (error instanceof PlainError) process.stderr.write(`\n${error.message}\n`);
  else console.error(error);
  process.exit(1);
}
