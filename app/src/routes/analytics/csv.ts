import { addDays, countDays, type DateRange } from '@portal/data/schemas';
import type { ViewsDays } from '@portal/ui/patterns/ViewsChart';

/** Spreadsheets take text that begins like this for a formula, full-width signs and blanks before it included. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One cell: text that would be run is shown as text, and what would break the line is quoted. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The numbers of the chart, oldest day first, with those of the range before beside them. */
export function viewsCsv(listing: string, range: DateRange, { days }: ViewsDays): string {
  const back = countDays(range);
  const rows = days.map(({ key, value, before = 0 }) => [
    listing,
    key,
    value,
    addDays(key, -back),
    before,
  ]);
  const head = [
    'Listing',
    'Day (ISO 8601)',
    'Views',
    'Previous period day (ISO 8601)',
    'Previous period views',
  ];
  // The mark at the start tells spreadsheets that names are in UTF-8.
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

export const csvName = (slug: string, { start, end }: DateRange): string =>
  `${slug}-views-${start}-to-${end}.csv`;

/** Downloads a text as a file. */
export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has read it by the next turn of the clock.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
