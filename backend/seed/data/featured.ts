import type { IndustryName } from './terms.ts';

/** What an industry's page shows first, in this order. */
export const featured: Partial<
  Record<IndustryName, { apps: readonly string[]; services: readonly string[] }>
> = {
  Accounting: {
    apps: ['Ranges Forecast', 'Greywacke Ledger'],
    services: ['Riverstone Bookkeeping', 'Fenwick Cloud Accounting'],
  },
  Hospitality: { apps: ['Matariki Rosters', 'Kōura Kitchen Safe'], services: [] },
  Tourism: { apps: ['Wayfinder Tours'], services: ['Two Tides Booking Systems'] },
  Retail: {
    apps: ['Ōtākaro Gift Cards', 'Sunday Letters', 'Woolshed Stock Count'],
    services: ['Faleolo Social Studio'],
  },
};
