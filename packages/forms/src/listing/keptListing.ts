import { decodeOr } from '@portal/data/schemas';
import { array, boolean, nullable, number, object, optional, partial, string } from 'superstruct';
import type { SomeValues } from '../core/keeping/changedValues.ts';
import type { ListingValues } from './listingValues.ts';

const keptPicture = object({
  id: number(),
  name: string(),
  url: string(),
  size: nullable(number()),
  width: nullable(number()),
  height: nullable(number()),
  alt: optional(string()),
});

const keptListing = partial(
  object({
    name: string(),
    shortDescription: string(),
    longDescription: string(),
    link: string(),
    freeTrial: string(),
    pricing: string(),
    industries: array(number()),
    subcategories: array(number()),
    categories: array(number()),
    locations: array(number()),
    teamMembers: array(
      object({
        key: string(),
        name: string(),
        position: string(),
        description: string(),
        photo: nullable(keptPicture),
      }),
    ),
    logo: nullable(keptPicture),
    logoAlt: string(),
    nzOwned: boolean(),
    email: string(),
    phone: string(),
    adminNote: string(),
    internalNote: string(),
  }),
);

/** A decision is made anew at every visit: kept, it could undo what somebody decided meanwhile. */
export const neverKept = ['status'] as const satisfies readonly (keyof ListingValues)[];

/** Values that an earlier visit kept on the device, or null when an older version of the form wrote them. */
export function readKeptListing(values: unknown): SomeValues<ListingValues> | null {
  return decodeOr(values, keptListing, null);
}
