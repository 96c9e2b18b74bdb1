import type { PersonKey } from './people.ts';

export interface SeedOffer {
  of: string;
  by: PersonKey;
  title: string;
  description: string;
  label: string;
  /** Path below the listing's own address. */
  path: string;
  days: number;
  status: 'PENDING' | 'APPROVED' | 'DECLINED';
  adminNote?: string;
}

export const appOffers: readonly SeedOffer[] = [
  {
    of: 'Driftline Invoices',
    by: 'vendor',
    title: 'Three months for one dollar',
    description:
      'Start before the end of the financial year and the first three months cost $1 together.',
    label: 'New customers',
    path: 'eofy',
    days: 34,
    status: 'APPROVED',
  },
  {
    of: 'Matariki Rosters',
    by: 'vendor',
    title: 'Half price over winter',
    description:
      'For cafés and bars that open in the cold months: 50% off until the end of August.',
    label: '50% off',
    path: 'winter',
    days: 58,
    status: 'APPROVED',
  },
  {
    of: 'Tussock Farm Diary',
    by: 'vendor',
    title: 'A free set-up call before lambing',
    description: 'One hour with somebody who farms, to put your paddocks on the map.',
    label: 'Free set-up',
    path: 'lambing',
    days: 1,
    status: 'PENDING',
  },
  {
    of: 'Greywacke Ledger',
    by: 'pro',
    title: 'Bring your accountant',
    description: 'Your accountant’s seat is free for as long as you stay.',
    label: 'Free seat',
    path: 'accountants',
    days: 2,
    status: 'PENDING',
  },
  {
    of: 'Hexbolt Jobs',
    by: 'jack',
    title: 'Two crews for the price of one',
    description: 'Until Labour Day a second crew joins at no charge.',
    label: '2 for 1',
    path: 'second-crew',
    days: 3,
    status: 'PENDING',
  },
  {
    of: 'Sunday Letters',
    by: 'vendor',
    title: 'Win a phone',
    description: 'Subscribe this week and win the newest phone!!!',
    label: 'Prize',
    path: 'win',
    days: 13,
    status: 'DECLINED',
    adminNote:
      'Prize draws need published terms. Please send a link to them, or offer a discount instead.',
  },
];

export const serviceOffers: readonly SeedOffer[] = [
  {
    of: 'Riverstone Bookkeeping',
    by: 'isla',
    title: 'First month free',
    description: 'Start in spring and the first month of bookkeeping is on us.',
    label: 'Free month',
    path: 'spring',
    days: 22,
    status: 'APPROVED',
  },
  {
    of: 'Fenwick Cloud Accounting',
    by: 'pro',
    title: '$200 off a move before April',
    description: 'Book the move in February or March and start the year in the new books.',
    label: '$200 off',
    path: 'before-april',
    days: 1,
    status: 'PENDING',
  },
  {
    of: 'Faleolo Social Studio',
    by: 'trial',
    title: 'A free portrait of the team',
    description:
      'With each three-month plan: one portrait session for everyone who works with you.',
    label: 'Gift',
    path: 'portrait',
    days: 3,
    status: 'PENDING',
  },
  {
    of: 'Two Tides Web Shop Set-up',
    by: 'wiremu',
    title: 'Lowest price in the country',
    description: 'Guaranteed.',
    label: 'Best price',
    path: 'lowest',
    days: 27,
    status: 'DECLINED',
    adminNote: 'We cannot check this claim. Say what the customer saves, in dollars.',
  },
];
