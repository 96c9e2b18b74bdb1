import { decodeOr } from '@portal/data/schemas';
import { listingFieldsOf, recordOf, textKinds } from '@portal/domain';
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

const keptPerson = object({
  key: string(),
  name: string(),
  position: string(),
  description: string(),
  photo: nullable(keptPicture),
});

const keptListing = partial(
  object({
    ...recordOf(listingFieldsOf(...textKinds), () => string()),
    ...recordOf(listingFieldsOf('terms'), () => array(number())),
    ...recordOf(listingFieldsOf('people'), () => array(keptPerson)),
    ...recordOf(listingFieldsOf('image'), () => nullable(keptPicture)),
    ...recordOf(listingFieldsOf('flag'), () => boolean()),
    logoAlt: string(),
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
