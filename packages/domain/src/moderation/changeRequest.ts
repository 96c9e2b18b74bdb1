import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { textLimits } from '../base/limits.ts';
import { namesOf } from '../base/recordOf.ts';
import type { TextFields } from '../fields/fields.ts';
import { listingFields } from '../listing/listingFields.ts';
import { storedName } from '../listing/listingShape.ts';

/* An admin asks for changes to a pending listing, with remarks on its fields; the vendor answers them and submits again. */

/** A remark on one field of a listing. */
export interface Remark {
  /** In the order of writing, from 1 at the first request. */
  id: number;
  /** The field's name in calls. */
  field: string;
  /** The name of the team member it is about; null for the whole field. */
  item: string | null;
  /** Whether the listing cannot be approved without it; false for a suggestion. */
  required: boolean;
  text: string;
  /** Whether the vendor resolved it. */
  done: boolean;
  /** The vendor's reply. */
  reply: string | null;
}

export type NewRemark = Pick<Remark, 'field' | 'item' | 'required' | 'text'>;
export type RemarkAnswer = Pick<Remark, 'id' | 'done' | 'reply'>;

/** What an admin asked for. It stays with the listing until the next decision. */
export interface ChangeRequest {
  /** Instant of the request. */
  at: string;
  /** Whether the vendor has not submitted again yet. The listing is then not in the queue of admins. */
  open: boolean;
  message: string | null;
  remarks: Remark[];
  /** The texts of an offer as the admin saw them; the versions of a listing are kept elsewhere. */
  before?: Readonly<Record<string, string>>;
}

/** The request without the vendor's replies: those are of the account that wrote them. */
export const withoutReplies = (request: ChangeRequest | null): ChangeRequest | null =>
  request && { ...request, remarks: request.remarks.map((each) => ({ ...each, reply: null })) };

/** Whether a record waits for its vendor or author and not for an admin. */
export const waitsForVendor = ({ request }: { request: ChangeRequest | null }): boolean =>
  request?.open === true;

/** The required remarks that the vendor has not resolved. */
export const unresolved = (remarks: readonly Remark[]): Remark[] =>
  remarks.filter(({ required, done }) => required && !done);

/** What a remark is about, and whether it is only a suggestion: 'Link (suggestion)'. `nzOwned` is the brand's name of that field. */
export function remarkTitle(
  { field, item, required }: NewRemark,
  nzOwned: string = listingFields.nzOwned.label,
): string {
  const known = namesOf(listingFields).find((name) => storedName(name) === field);
  const label = known ? listingFields[known].label : field;
  const about = known === 'nzOwned' ? nzOwned : label;
  const title = item ? `${about}, ${item}` : about;
  return required ? title : m.moderation_suggestion({ title });
}

/** The `item` of a remark on the photo of a team member. */
export const photoItem = (person: string): string => `Photo of ${person}`;

/** Most remarks of one request. */
export const remarkLimit = 50;

/** The texts of a remark and of a reply to it. */
export const remarkFields = lazyTexts({
  text: {
    kind: 'text',
    label: m.remark_text,
    max: textLimits.note,
    required: m.remark_text_required,
  },
  reply: { kind: 'text', label: m.remark_reply, max: textLimits.note },
  item: { kind: 'line', label: m.remark_item, max: photoItem('').length + textLimits.person },
}) satisfies TextFields;
