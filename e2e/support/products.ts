import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { array, create, nullable, optional, string, type } from 'superstruct';

/** A software product as a vendor would type it into the form. */
export interface RealProduct {
  name: string;
  website: string;
  description: string;
  /** URL of a demo. */
  demo?: string | null | undefined;
  tags?: string[] | undefined;
  licenses?: string[] | undefined;
}

const file = resolve(import.meta.dirname, '../../../shared/data/apps.json');
const struct = array(
  type({
    name: string(),
    website: nullable(string()),
    demo: optional(nullable(string())),
    description: string(),
    tags: optional(array(string())),
    licenses: optional(array(string())),
  }),
);

const own: readonly RealProduct[] = [
  {
    name: 'Tidewatch Bookings',
    website: 'https://tidewatch.example/',
    description: 'Berths, tides and bookings for small harbours.',
  },
  {
    name: 'Pīwakawaka Notes',
    website: 'https://piwakawaka.example/',
    description: 'Quick notes that find themselves again.',
  },
  {
    name: 'Ledger & Loom',
    website: 'https://ledgerloom.example/',
    description: 'Books for makers: stock, orders and "what do I owe?"',
  },
  {
    name: 'Ruru Nightwatch',
    website: 'https://ruru.example/',
    description: 'Watches servers at night and wakes you only when it matters.',
  },
  {
    name: 'Six O’Clock Swell',
    website: 'https://swell.example/',
    description: 'Rosters that follow the surf report — really.',
  },
];

/** Products of the shared sample, or made-up ones if it is missing. */
export function allProducts(): readonly RealProduct[] {
  if (!existsSync(file)) return own;
  const products = create(JSON.parse(readFileSync(file, 'utf8')), struct);
  return products.flatMap(({ website, ...product }) => (website ? [{ ...product, website }] : []));
}
