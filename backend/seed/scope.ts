import type { Strapi } from '../src/registry.ts';
import type { PersonKey } from './data/people.ts';

export interface SeedActor {
  userId: number;
  accountId: number;
  name: string;
}

/** What the parts of the seed hand to each other. */
export interface SeedScope {
  strapi: Strapi;
  now: Date;
  actors: Readonly<Record<PersonKey, SeedActor>>;
  terms: TermIds;
}

/** Ids of terms by collection and name. */
export interface TermIds {
  industries: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
  subcategories: ReadonlyMap<string, number>;
  locations: ReadonlyMap<string, number>;
}

/** A name that the seed itself got wrong must stop it, not leave a hole. */
export const must = <Value>(map: ReadonlyMap<string, Value>, name: string): Value => {
  const value = map.get(name);
  if (value === undefined)
    throw new Error(`The demo data speaks of "${name}", which it does not have.`);
  return value;
};

export const at = (date: Date) => ({ createdAt: date, updatedAt: date });
