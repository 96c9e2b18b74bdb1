import type { LogoName } from './logos.ts';
import type { PersonKey } from './people.ts';
import type { CategoryName, IndustryName, LocationName, SubcategoryName } from './terms.ts';

/** How a listing reached its status, counted back from now. `declinedFor` is the note with which it was declined before. */
export type Story =
  | { is: 'live'; days: number; declinedFor?: string | undefined }
  | { is: 'waiting'; hours: number; declinedFor?: string | undefined }
  | { is: 'declined'; days: number; note: string | null; internal?: string | undefined }
  | { is: 'draft'; days: number };

export const live = (days: number, declinedFor?: string): Story => ({
  is: 'live',
  days,
  declinedFor,
});
export const waiting = (hours: number, declinedFor?: string): Story => ({
  is: 'waiting',
  hours,
  declinedFor,
});
export const declined = (days: number, note: string | null, internal?: string): Story => ({
  is: 'declined',
  days,
  note,
  internal,
});
export const draft = (days: number): Story => ({ is: 'draft', days });

interface Facts {
  summary?: string;
  description?: string;
  trial?: true;
  pricing?: string;
  industry?: IndustryName;
  nz?: true;
  logo?: LogoName;
}

type Changes = Partial<Pick<Common, 'name' | 'summary' | 'description' | 'pricing'>>;

interface AppFacts extends Facts {
  subcategories?: readonly SubcategoryName[];
  /** A change of the live listing that is in review. */
  change?: Changes & { hours: number; subcategories?: readonly SubcategoryName[] };
}

interface ServiceFacts extends Facts {
  category?: CategoryName;
  locations?: readonly LocationName[];
  email?: string;
  phone?: string;
  featured?: true;
  /** Names of the apps it supports. */
  apps?: readonly string[];
  change?: Changes & { hours: number; locations?: readonly LocationName[] };
}

interface Common extends Facts {
  owner: PersonKey;
  name: string;
  /** Its link is https://{site}.example; empty without one. */
  site: string;
  story: Story;
}

export type SeedApp = { type: 'apps' } & Common & AppFacts;
export type SeedService = { type: 'services' } & Common & ServiceFacts;

export const app = (
  owner: PersonKey,
  name: string,
  site: string,
  story: Story,
  facts: AppFacts = {},
): SeedApp => ({ type: 'apps', owner, name, site, story, ...facts });

export const service = (
  owner: PersonKey,
  name: string,
  site: string,
  story: Story,
  facts: ServiceFacts,
): SeedService => ({ type: 'services', owner, name, site, story, ...facts });

/** The cells of a table whose columns are separated by `|`. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(/ *\| */));
