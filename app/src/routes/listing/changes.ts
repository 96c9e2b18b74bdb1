import {
  type Listing,
  type ListingFields,
  type Media,
  mediaUrl,
  type TeamMember,
} from '@portal/data/schemas';
import {
  type Collection,
  collectionOf,
  fieldsOfCollection,
  isOfKind,
  type ListingField,
  listingFields,
  storedName,
} from '@portal/domain';
import type { FieldChange, FieldValue, LogoValue } from '@portal/ui/patterns/ChangeTable';
import { brand } from '../../brand.ts';
import { m } from '../../i18n/messages.js';

/** The fields of a listing for the comparison, in the order of the form. */
function fieldsOf(listing: ListingFields, collection: Collection): FieldValue[] {
  return fieldsOfCollection(collection).map((name) => fieldValue(listing, name));
}

function fieldValue(listing: ListingFields, name: ListingField): FieldValue {
  const field = {
    name: storedName(name),
    label: name === 'nzOwned' ? brand.names.nzOwned : listingFields[name].label,
  };
  const text = (value: string): FieldValue => ({ ...field, kind: 'text', value });
  if (isOfKind(name, 'terms'))
    return { ...field, kind: 'chips', value: (listing[name] ?? []).map((term) => term.name) };
  if (isOfKind(name, 'image'))
    return { ...field, kind: 'logo', value: logoOf(listing[name] ?? null, listing.name ?? '') };
  if (isOfKind(name, 'people')) return text((listing[name] ?? []).map(memberText).join('\n\n'));
  if (isOfKind(name, 'flag')) return text(listing[name] ? m.listing_yes() : m.listing_no());
  return text(listing[name] ?? '');
}

/** A team member as text; a photo is represented by its file name. */
function memberText({ name, position, description, photo }: TeamMember): string {
  const photoName = photo && m.listing_photo({ name: photo.name });
  return [name, position, description, photoName].filter(Boolean).join('\n');
}

function logoOf(logo: Media | null, name: string): LogoValue | null {
  if (!logo) return null;
  const size = logo.width && logo.height ? [`${logo.width} × ${logo.height}`] : [];
  const words = logo.alternativeText
    ? [m.listing_alternative_text({ text: logo.alternativeText })]
    : [];
  return { src: mediaUrl(logo, 320), name, detail: [...size, ...words] };
}

const keyOf = ({ kind, value }: FieldValue): string =>
  kind === 'logo' && value ? [value.src, ...(value.detail ?? [])].join() : JSON.stringify(value);

interface Comparison {
  changes: FieldChange[];
  /** Unchanged fields; for a new listing, all of them. */
  same: FieldValue[];
}

/** Compares a listing with an earlier version; `live` is null for one without, such as a listing that was never live. */
export function compare(
  pending: ListingFields & Pick<Listing, 'type'>,
  live: ListingFields | null,
): Comparison {
  const collection = collectionOf(pending);
  const after = fieldsOf(pending, collection);
  if (!live) return { changes: [], same: after };
  const before = new Map(fieldsOf(live, collection).map((field) => [field.label, field]));
  const changes: FieldChange[] = [];
  const same: FieldValue[] = [];
  for (const field of after) {
    const was = before.get(field.label);
    const change = was && keyOf(was) !== keyOf(field) ? changeOf(was, field) : null;
    if (change) changes.push(change);
    else same.push(field);
  }
  return { changes, same };
}

function changeOf(live: FieldValue, pending: FieldValue): FieldChange | null {
  const { name, label } = pending;
  if (live.kind === 'text' && pending.kind === 'text')
    return { name, label, kind: 'text', live: live.value, pending: pending.value };
  if (live.kind === 'chips' && pending.kind === 'chips')
    return { name, label, kind: 'chips', live: live.value, pending: pending.value };
  if (live.kind === 'logo' && pending.kind === 'logo')
    return { name, label, kind: 'logo', live: live.value, pending: pending.value };
  return null;
}
