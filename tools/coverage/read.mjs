// Reads the tags of stories and tests: `// Rows: 2.13, 8.13` above a story, its meta, a test or a contract case.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../lib/runtime.mjs';
import { isSkipped, isSwept } from './skipped.mjs';

/** @typedef {{ file: string, line: number, rows: string[], title: string }} Tag */

const kinds = ['*.stories.tsx', '*.test.ts', '*.test.tsx', 'e2e/*.spec.ts', '*Cases.ts'];
const tag = /^\s*\/\/ Rows: (\S.*)$/;
const looksLike = /^\s*(\/\/|\*)\s*rows?\b.*\d\.\d/i;

/** The files that may have tags. */
export function taggedFiles() {
  const listed = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...kinds],
    { cwd: root, encoding: 'utf8' },
  );
  if (listed.status !== 0) throw new Error(listed.stderr);
  return listed.stdout.split('\n').filter(Boolean).sort();
}

const words = (/** @type {string} */ name) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z](?!s\b)[a-z])/g, '$1 $2')
    .replace(/\b[A-Z](?![A-Z])/g, (letter, at) => (at === 0 ? letter : letter.toLowerCase()));

/** Replaces the placeholders of a title with an ellipsis. */
const plain = (/** @type {string} */ title) =>
  title.replace(/%[sdifjoOc#$]|\$\{[^}]*\}|\$[a-z][\w.]*/gi, '…');

/** A title on its own line or on that of its meta. */
const ownTitle = /^(?:const meta\b.*?\{)?\s*title: '([^']+)'/;

/** @param {string[]} lines @param {number} from @param {string} file */
function titleBelow(lines, from, file) {
  // Sample data above may have titles too.
  const meta = Math.max(
    lines.findIndex((line) => /^const meta\b/.test(line)),
    0,
  );
  const heading = lines
    .slice(meta)
    .find((line) => ownTitle.test(line))
    ?.match(ownTitle)?.[1];
  const story = (/** @type {string} */ name) => `${heading ?? basename(file)}: ${words(name)}`;
  for (const line of lines.slice(from, from + 16)) {
    if (/^const meta\b/.test(line)) return heading;
    const name = line.match(/^export const (\w+): Story/)?.[1];
    if (name) return story(name);
    const test = line.match(/\b(?:test|it|describe)\b[^'"`]*\(\s*(['"`])(.+?)\1/)?.[2];
    if (test) return test;
    const table = line.match(/^\]?\)\((['"`])(.+?)\1,/)?.[2];
    if (table) return table;
    const own = line.match(/^\s*(?:title: )?(['"])(.+)\1,$/)?.[2];
    if (own) return own;
  }
  return undefined;
}

/** @param {string} file @param {string} text @returns {{ tags: Tag[], wrong: string[] }} */
export function tagsOf(file, text) {
  /** @type {Tag[]} */
  const tags = [];
  /** @type {string[]} */
  const wrong = [];
  const lines = text.split('\n');
  lines.forEach((line, index) => {
    const rows = line.match(tag)?.[1]?.split(', ');
    const place = `${file}:${index + 1}`;
    if (!rows) {
      if (looksLike.test(line)) wrong.push(`${place} is not a tag: write "// Rows: 1.1, 2.3"`);
      return;
    }
    const title = plain(titleBelow(lines, index + 1, file) ?? '');
    if (!title) wrong.push(`${place} is not above a story or test`);
    else if (isSkipped(lines, index))
      wrong.push(`${place} is skipped, so it proves nothing: ${title}`);
    else if (!isSwept(lines, index)) tags.push({ file, line: index + 1, rows, title });
  });
  return { tags, wrong };
}

export function readTags() {
  const read = taggedFiles().map((file) => tagsOf(file, readFileSync(join(root, file), 'utf8')));
  return {
    tags: read.flatMap(({ tags }) => tags),
    wrong: read.flatMap(({ wrong }) => wrong),
  };
}
