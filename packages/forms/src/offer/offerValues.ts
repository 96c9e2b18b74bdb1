import { decodeOr, type SpecialOfferWrite } from '@portal/data/schemas';
import { object, partial, string } from 'superstruct';
import type { SomeValues } from '../core/keeping/changedValues.ts';

export interface OfferValues {
  title: string;
  description: string;
  link: string;
  label: string;
}

export const emptyOffer: OfferValues = { title: '', description: '', link: '', label: '' };

export const offerLabels: Record<keyof OfferValues, string> = {
  title: 'Title',
  description: 'Description',
  link: 'Link',
  label: 'Label',
};

/** Without the blanks around the texts; `listing` is the address of the listing. */
export function offerPayload(values: OfferValues, listing: string): SpecialOfferWrite {
  const { title, description, link, label } = values;
  return {
    title: title.trim(),
    description: description.trim(),
    link: link.trim(),
    label: label.trim(),
    listing,
  };
}

const kept = partial(
  object({ title: string(), description: string(), link: string(), label: string() }),
);

/** Values that an earlier visit kept on the device, or null when they do not fit this form any more. */
export function readKeptOffer(values: unknown): SomeValues<OfferValues> | null {
  return decodeOr(values, kept, null);
}
