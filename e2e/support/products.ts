import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { array, create, nullable, string, type } from 'superstruct';

/** A software product as somebody would type it into the form. */
export interface RealProduct {
  name: string;
  website: string;
  description: string;
}

const file = resolve(import.meta.dirname, '../../../shared/data/apps.json');
const struct = array(type({ name: string(), website: nullable(string()), description: string() }));

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

/** Five real products where the sample is at hand, else five of our own. */
export function fiveProducts(): readonly RealProduct[] {
  if (!existsSync(file)) return own;
  const products = create(JSON.parse(readFileSync(file, 'utf8')), struct);
  return products
    .flatMap(({ name, website, description }) => (website ? [{ name, website, description }] : []))
    .slice(0, 5);
}
