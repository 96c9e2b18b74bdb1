import type { Timing } from './timing.ts';

/** Timings by call, one for each size, of one caller and, for frequent calls, of eight. */
export type Results = Map<string, { one: Timing; eight: Timing | undefined }[]>;

const LABELS = 300;
const WIDE = 260;
const HIGH = 15;
const TOP = 62;
/** The scale of milliseconds is logarithmic. */
const LEAST = 1;
const MOST = 3_000;
const lines = [1, 10, 50, 100, 1_000];
const colors = ['#8fb8ae', '#2f8f7d', '#0b3b33'];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** CPU by call: a dot for each size, one column for each database. */
export const drawChart = (
  sizes: readonly number[],
  found: ReadonlyMap<string, Results>,
): string => {
  const share = (value: number): number =>
    Math.log(Math.min(MOST, Math.max(LEAST, value)) / LEAST) / Math.log(MOST / LEAST);
  const calls = [...new Set([...found.values()].flatMap((results) => [...results.keys()]))];
  const height = TOP + calls.length * HIGH + 12;
  const width = LABELS + found.size * (WIDE + 30);
  const text = (x: number, y: number, words: string, more = ''): string =>
    `<text x="${x.toFixed(0)}" y="${y}" ${more}>${escaped(words)}</text>`;
  const dot = (x: number, y: number, size: number): string =>
    `<circle cx="${x.toFixed(1)}" cy="${y - 4}" r="4" fill="${colors[size % colors.length]}"/>`;
  const columns = [...found].map(([database, results], index) => {
    const left = LABELS + index * (WIDE + 30);
    const at = (value: number): number => left + share(value) * WIDE;
    const rows = calls.flatMap((call, line) => {
      const y = TOP + (line + 1) * HIGH;
      const values = (results.get(call) ?? []).map(({ one }) => one.cpu);
      const bar = `<path d="M${at(Math.min(...values)).toFixed(1)} ${y - 4}H${at(Math.max(...values)).toFixed(1)}" stroke="#9aa"/>`;
      return values.length === 0
        ? []
        : [bar, ...values.map((value, size) => dot(at(value), y, size))];
    });
    const grid = lines.map((value) => {
      const stroke = value === 50 ? '#c33' : '#ddd';
      return `<path d="M${at(value).toFixed(1)} ${TOP}V${height - 8}" stroke="${stroke}"/>${text(at(value), TOP - 4, `${value} ms`, 'text-anchor="middle"')}`;
    });
    return [text(left, TOP - 22, database, 'font-weight="bold"'), ...grid, ...rows].join('\n');
  });
  const labels = calls.map((call, line) => text(8, TOP + (line + 1) * HIGH, call));
  const legend = sizes.flatMap((size, index) => [
    dot(14 + index * 90, 20, index),
    text(22 + index * 90, 20, size.toLocaleString('en')),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11" fill="#222">
<rect width="100%" height="100%" fill="#fff"/>
${[...legend, ...labels, ...columns].join('\n')}
</svg>
`;
};
