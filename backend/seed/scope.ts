import type { Strapi } from '../src/base/registry.ts';
import type { PersonKey } from './data/people.ts';

export interface SeedActor {
  userId: number;
  accountId: number;
  name: string;
}

export interface SeedScope {
  strapi: Strapi;
  now: Date;
  actors: Readonly<Record<PersonKey, SeedActor>>;
  terms: TermIds;
}

/** Ids of terms by collection and name. */
export type TermIds = Record<
  'industries' | 'categories' | 'subcategories' | 'locations',
  ReadonlyMap<string, number>
>;

/** Throws if the seed refers to a name it does not have. */
export const must = <Value>(map: ReadonlyMap<string, Value>, name: string): Value => {
  const value = map.get(name);
  if (value === undefined) throw new Error(`The demo data refers to the unknown name "${name}".`);
  return value;
};

export const at = (date: Date) => ({ createdAt: date, updatedAt: date });

/** Records an event in the history of a listing, review or offer. */
export const recordEvent = (
  { strapi, actors }: SeedScope,
  [listing_type, listing_id]: readonly [timeline: string, id: number],
  actor: SeedActor,
  when: Date,
  event: object,
): Promise<unknown> =>
  strapi.db.query('api::event.event').create({
    data: {
      listing_type,
      listing_id,
      changed_fields: [],
      actor_id: actor.userId,
      actor_name: actor.name,
      actor_admin: actor === actors.admin,
      ...at(when),
      ...event,
    },
  });
