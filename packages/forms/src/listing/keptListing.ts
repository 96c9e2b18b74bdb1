import { decodeOr, listingStatuses } from '@portal/data/schemas';
import { array, boolean, enums, nullable, number, object, string } from 'superstruct';
import type { ListingValues } from './listingValues.ts';

const keptListing = object({
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
  logo: nullable(
    object({
      id: number(),
      name: string(),
      url: string(),
      size: nullable(number()),
      width: nullable(number()),
      height: nullable(number()),
    }),
  ),
  nzOwned: boolean(),
  email: string(),
  phone: string(),
  status: enums(listingStatuses),
  adminNote: string(),
  internalNote: string(),
});

/** Values that an earlier visit kept on the device, or null when an older version of the form wrote them. */
export function readKeptListing(values: unknown): ListingValues | null {
  return decodeOr(values, keptListing, null);
}
