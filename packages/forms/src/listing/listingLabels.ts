import type { ListingType } from '@portal/domain';
import type { ListingValues } from './listingValues.ts';

/** The label of every field, in the order of the fields on screen. */
export const listingLabels = {
  name: 'Name',
  shortDescription: 'Short description',
  longDescription: 'Full description',
  link: 'Link',
  freeTrial: 'Free trial link',
  pricing: 'Pricing',
  industries: 'Industry',
  categories: 'Category',
  subcategories: 'Subcategories',
  locations: 'Locations',
  email: 'Email',
  phone: 'Phone',
  teamMembers: 'People',
  logo: 'Logo',
  logoAlt: 'Logo in words',
  nzOwned: 'NZ owned',
  status: 'Status',
  adminNote: 'Reason for decline',
  internalNote: 'Internal note',
} as const satisfies Record<keyof ListingValues, string>;

export const typeWords: Record<ListingType, string> = { app: 'app', service: 'service' };
