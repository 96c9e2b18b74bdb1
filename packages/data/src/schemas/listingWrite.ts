import { nullable, refine, string } from 'superstruct';
import { selectionLimits, textLimits } from './limits.ts';
import { listingNames } from './listingNames.ts';
import { toWire } from './names.ts';
import { emailRule, idsRule, linkRule, textRule } from './rules.ts';
import type { ListingStatus } from './status.ts';
import { listingTexts } from './texts.ts';

/** What a form sends. Relations are ids; the logo is the id of an uploaded file. */
export interface ListingWrite {
  name: string;
  shortDescription: string;
  longDescription: string;
  link: string;
  freeTrial: string | null;
  pricing: string;
  industries: number[];
  nzOwned: boolean;
  account: number | null;
  adminNote: string | null;
  logo: number | null;
  /** Save without submitting; required fields may be missing. */
  draft?: boolean;
  /** Admins only. */
  status?: ListingStatus;
  /** Admins only; vendors never see it. */
  internalNote?: string | null;
  /** Apps only. */
  subcategories?: number[];
  /** Services only. */
  categories?: number[];
  locations?: number[];
  email?: string | null;
  phone?: string | null;
}

/** An admin's decision on what is pending. */
export interface Decision {
  status: ListingStatus;
  adminNote: string | null;
  internalNote: string | null;
  version: number;
}

export function listingWriteToWire(write: ListingWrite): Record<string, unknown> {
  return toWire(write, listingNames);
}

export function decisionToWire(decision: Decision): Record<string, unknown> {
  return toWire(decision, listingNames);
}

/** The rules of every text and selection of a listing, by our field names. A draft may leave required fields empty. */
export function listingRules({ draft }: { draft: boolean }) {
  const need = (required: string) => (draft ? {} : { required });
  const note = refine(nullable(string()), 'note', (value) => {
    const [failure] = textRule({ max: textLimits.note }).validate(value ?? '');
    return failure ? failure.message : true;
  });
  return {
    name: textRule({ ...need(listingTexts.nameRequired), max: textLimits.name }),
    shortDescription: textRule({
      ...need(listingTexts.shortDescriptionRequired),
      max: textLimits.shortDescription,
    }),
    longDescription: textRule({
      ...need(listingTexts.longDescriptionRequired),
      max: textLimits.longDescription,
    }),
    link: linkRule(need(listingTexts.linkRequired)),
    freeTrial: linkRule(),
    pricing: textRule({ ...need(listingTexts.pricingRequired), max: textLimits.pricing }),
    industries: idsRule(selectionLimits.industries),
    subcategories: idsRule(selectionLimits.subcategories),
    categories: idsRule(selectionLimits.categories),
    locations: idsRule(selectionLimits.locations),
    email: emailRule({ max: textLimits.email }),
    phone: textRule({ max: textLimits.phone }),
    adminNote: note,
    internalNote: note,
  };
}
