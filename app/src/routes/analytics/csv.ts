import { type DateRange, daysOf, pageLocale } from '@portal/data/schemas';
import { csvLine, csvMark, csvSeparator } from '@portal/domain';
import type { ViewsDays } from '@portal/ui/patterns/ViewsChart';
import { m } from '../../i18n/messages.js';
import { comparedRange } from './analyticsQuery.ts';

/** The numbers of the chart as CSV, oldest day first, each row with the day it is compared with. */
export function viewsCsv(listing: string, range: DateRange, { days }: ViewsDays): string {
  const compared = daysOf(comparedRange(range));
  const rows = days.map(({ key, value, before = 0 }, index) => [
    listing,
    key,
    value,
    compared[index] ?? null,
    before,
  ]);
  const head = [
    m.analytics_csv_listing(),
    m.analytics_csv_day(),
    m.analytics_csv_views(),
    m.analytics_csv_compared_day(),
    m.analytics_csv_compared_views(),
  ];
  const separator = csvSeparator(pageLocale());
  return csvMark + [head, ...rows].map((row) => csvLine(row, separator)).join('');
}

export const csvName = (slug: string, { start, end }: DateRange): string =>
  m.analytics_csv_file({ slug, start, end });
