import { features } from './features.mjs';

/** @typedef {import('./read.mjs').Tag} Tag */

const known = new Set(features.flatMap(({ rows }) => Object.keys(rows)));

/** Renders docs/coverage.md and returns it with its problems. @param {Tag[]} tags */
export function coverage(tags) {
  const wrong = tags.flatMap(({ file, line, rows }) =>
    rows
      .filter((row) => !known.has(row))
      .map((row) => `${file}:${line} names an unknown row: ${row}`),
  );
  const shown = (/** @type {string} */ row) => tags.filter(({ rows }) => rows.includes(row));
  const missing = [...known].filter((row) => shown(row).length === 0);
  wrong.push(...missing.map((row) => `${row} is not shown`));

  const chapters = features.map(({ title, rows }) => {
    const lines = Object.entries(rows)
      .sort(([one], [two]) => one.localeCompare(two, 'en', { numeric: true }))
      .map(([row, what]) => `| ${row} | ${what} | ${shown(row).map(evidence).join('<br>')} |`);
    return `## ${title}\n\n| row | what | shown by |\n|---|---|---|\n${lines.join('\n')}\n`;
  });
  const page = `# What the product does, and what shows it

Made by \`npm run coverage -- --write\` from \`tools/coverage/features.mjs\` and the lines \`// Rows: …\` above stories and tests. Not written by hand.

${known.size - missing.length} of ${known.size} rows are shown, by ${tags.length} stories and tests.

${chapters.join('\n')}`;
  return { page, wrong, rows: known.size, shown: known.size - missing.length };
}

const evidence = (/** @type {Tag} */ { file, title }) =>
  `[${title.replaceAll('|', '\\|').replaceAll(/[[\]]/g, '')}](../${file})`;
