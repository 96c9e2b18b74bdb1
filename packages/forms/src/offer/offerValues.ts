import { decodeOr, type SpecialOfferWrite } from '@portal/data/schemas';
import { namesOf, type OfferTexts, offerFields, recordOf } from '@portal/domain';
import { object, partial, string } from 'superstruct';
import type { SomeValues } from '../core/keeping/changedValues.ts';

export type OfferValues = OfferTexts;

const names = namesOf(offerFields);

export const emptyOffer: OfferValues = recordOf(names, () => '');

export const offerLabels = recordOf(names, (name): string => offerFields[name].label);

/** Without the blanks around the texts; `listing` is the address of the listing. */
export function offerPayload(values: OfferValues, listing: string): SpecialOfferWrite {
  return { ...recordOf(names, (name) => values[name].trim()), listing };
}

const kept = partial(object(recordOf(names, () => string())));

/** Values that an earlier visit kept on the device, or null when they do not fit this form any more. */
export function readKeptOffer(values: unknown): SomeValues<OfferValues> | null {
  return decodeOr(values, kept, null);
}
