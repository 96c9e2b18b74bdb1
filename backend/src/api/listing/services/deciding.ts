import {
  type Collection,
  type FieldError,
  listingTexts,
  may,
  readDecision,
  readVersion,
} from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { invalid } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import type { ListingRow } from '../types.ts';
import { moderate } from './moderate.ts';

type Input = Record<string, unknown>;

/** An admin approves, declines or reopens what is pending; status and note are always of the same decision. */
export const decideListing = (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
  input: Input,
): Promise<ListingRow> =>
  moderate({ strapi, type, actor, address }, () => {
    if (!may(actor, 'listing.decide')) return { rejected: 'admins-only' };
    const { decision, errors } = readDecision(input, 'listing');
    if (!decision) throw invalid(listingTexts.failed, errors);
    return { kind: 'decide', ...decision, undo: input.undo === true };
  });

/** A vendor takes back what is pending and goes on with it as a draft. */
export const withdrawListing = (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
  input: Input,
): Promise<ListingRow> =>
  moderate({ strapi, type, actor, address }, () => {
    const errors: FieldError[] = [];
    const version = readVersion(input, errors);
    if (errors.length > 0) throw invalid(listingTexts.failed, errors);
    return { kind: 'withdraw', version };
  });

/** Drops the proposed change that the caller has seen, and no later one. */
export const discardPending = (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
  input: Input,
): Promise<ListingRow> =>
  moderate({ strapi, type, actor, address }, () => {
    const errors: FieldError[] = [];
    const version = readVersion(input, errors, { required: true });
    if (errors.length > 0) throw invalid(listingTexts.notDiscarded, errors);
    return { kind: 'discard', version };
  });

/** With its revision and everything of it; the history stays. */
export const deleteListing = (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
): Promise<ListingRow> => moderate({ strapi, type, actor, address }, () => ({ kind: 'delete' }));
