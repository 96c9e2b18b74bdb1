import type { Subterm, Term } from './term.ts';

let next = 0;
const sub = (name: string, used: number, synonyms?: readonly string[]): Subterm => {
  next += 1;
  return {
    id: `${next}`,
    name,
    synonyms,
    used,
    live: [{ type: 'apps', count: used, href: `#${next}` }],
  };
};

export const sampleCategories: Term[] = [
  {
    id: 'accounting',
    name: 'Accounting and finance',
    used: 96,
    href: '#accounting',
    subcategories: [sub('Invoicing', 40), sub('Payroll', 31), sub('Tax and GST', 25)],
  },
  {
    id: 'customers',
    name: 'Customers and sales',
    synonyms: ['CRM', 'Customer relationship management', 'Sales pipeline and contact management'],
    used: 71,
    href: '#customers',
    subcategories: [
      sub('Customer records', 20),
      sub('Booking and scheduling', 18),
      sub('Email marketing', 17),
      sub('Support desk for people on the phone, in chat and on the counter', 16),
    ],
  },
  {
    id: 'field',
    name: 'Field work',
    synonyms: ['FSM'],
    used: 48,
    href: '#field',
    subcategories: [
      sub('Job management', 22, ['Work orders', 'Dispatch']),
      sub('Fleet', 9),
      sub('Timesheets', 0),
    ],
  },
  { id: 'shops', name: 'Online shops', used: 33, href: '#shops', subcategories: [sub('Stock', 1)] },
  { id: 'backup', name: 'Security and backup', used: 0, href: '#backup', subcategories: [] },
];

const regions = ['Northland', 'Auckland', 'Waikato', 'Bay of Plenty', 'Taranaki', 'Ōtautahi'];

export const sampleLocations: Term[] = regions.map((name, index) => ({
  id: name,
  name,
  used: (index * 37) % 111,
  live: [{ type: 'services', count: Math.floor(((index * 37) % 111) * 0.9), href: `#${index}` }],
}));

/** Many, one of them with a name of 200 characters. */
export const sampleIndustries: Term[] = Array.from({ length: 60 }, (_, index) => ({
  id: `${index}`,
  name:
    index === 2
      ? 'Hospitality, accommodation, aged care, horticulture and every other trade that runs around the clock, '
          .repeat(2)
          .slice(0, 200)
      : `Industry ${index + 1}`,
  used: (index * 53) % 400,
  live: [
    { type: 'apps', count: Math.floor(((index * 53) % 400) * 0.7), href: `#apps-${index}` },
    { type: 'services', count: Math.floor(((index * 53) % 400) * 0.2), href: `#services-${index}` },
  ],
}));
