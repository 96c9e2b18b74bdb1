import { type Collection, genericTexts, listingTexts, may } from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { invalid } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { Reader } from '../rules.ts';
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
    const reader = new Reader(input);
    const version = reader.version();
    const status = reader.status();
    const note = reader.text('note', null);
    const internalNote = reader.text('internal_note', null);
    if (!status && reader.errors.length === 0)
      reader.fail('status', genericTexts.required('Status'));
    if (!status || reader.errors.length > 0) throw invalid(listingTexts.failed, reader.errors);
    return { kind: 'decide', version, status, note, internalNote, undo: input.undo === true };
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
    const reader = new Reader(input);
    const version = reader.version();
    if (reader.errors.length > 0) throw invalid(listingTexts.failed, reader.errors);
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
    const reader = new Reader(input);
    const version = reader.version();
    if (!reader.has('version')) reader.fail('version', genericTexts.required('Version'));
    if (reader.errors.length > 0) throw invalid('Nothing was discarded.', reader.errors);
    return { kind: 'discard', version };
  });

/** With its revision and everything of it; the history stays. */
export const deleteListing = (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
): Promise<ListingRow> => moderate({ strapi, type, actor, address }, () => ({ kind: 'delete' }));
