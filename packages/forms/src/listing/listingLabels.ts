import { type ListingType, listingFields, namesOf, noteFields, recordOf } from '@portal/domain';
import type { ListingValues } from './listingValues.ts';

const { nzOwned, ...labels } = recordOf(
  namesOf(listingFields),
  (name) => listingFields[name].label,
);

/** The label of every field, in the order of the fields on screen. */
export const listingLabels: Readonly<Record<keyof ListingValues, string>> = {
  ...labels,
  logoAlt: 'Logo in words',
  nzOwned,
  status: 'Status',
  adminNote: noteFields.adminNote.label,
  internalNote: noteFields.internalNote.label,
};

export const typeWords: Record<ListingType, string> = { app: 'app', service: 'service' };
