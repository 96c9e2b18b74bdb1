import { addDays, countDays, type DateRange } from '@portal/data/schemas';
import type { ViewsDays } from '@portal/ui/patterns/ViewsChart';

/** Text that spreadsheets treat as a formula; they ignore leading blanks and accept full-width signs. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One cell: formulas are escaped, separators and quotes are quoted. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The numbers of the chart as CSV, oldest day first, each row with the day of the previous range. */
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
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

export const csvName = (slug: string, { start, end }: DateRange): string =>
  `${slug}-views-${start}-to-${end}.csv`;

export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has read the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
