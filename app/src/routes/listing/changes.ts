import {
  type Listing,
  type ListingFields,
  type Media,
  mediaUrl,
  type TeamMember,
} from '@portal/data/schemas';
import {
  collectionOf,
  fieldsOfCollection,
  isOfKind,
  type ListingField,
  listingFields,
} from '@portal/domain';
import type { FieldChange, FieldValue, LogoValue } from '@portal/ui/patterns/ChangeTable';

/** The fields of a listing for the comparison, in the order of the form. */
function fieldsOf(listing: Listing): FieldValue[] {
  return fieldsOfCollection(collectionOf(listing)).map((name) => fieldValue(listing, name));
}

function fieldValue(listing: ListingFields, name: ListingField): FieldValue {
  const { label } = listingFields[name];
  const text = (value: string): FieldValue => ({ label, kind: 'text', value });
  if (isOfKind(name, 'terms'))
    return { label, kind: 'chips', value: (listing[name] ?? []).map((term) => term.name) };
  if (isOfKind(name, 'image'))
    return { label, kind: 'logo', value: logoOf(listing[name] ?? null, listing.name ?? '') };
  if (isOfKind(name, 'people')) return text((listing[name] ?? []).map(inWords).join('\n\n'));
  if (isOfKind(name, 'flag')) return text(listing[name] ? 'Yes' : 'No');
  return text(listing[name] ?? '');
}

/** A team member as text; a photo is represented by its file name. */
function inWords({ name, position, description, photo }: TeamMember): string {
  const photoName = photo && `Photo ${photo.name}`;
  return [name, position, description, photoName].filter(Boolean).join('\n');
}

function logoOf(logo: Media | null, name: string): LogoValue | null {
  if (!logo) return null;
  const size = logo.width && logo.height ? [`${logo.width} × ${logo.height}`] : [];
  const words = logo.alternativeText ? [`“${logo.alternativeText}”`] : [];
  return { src: mediaUrl(logo, 320), name, detail: [...size, ...words] };
}

const keyOf = ({ kind, value }: FieldValue): string =>
  kind === 'logo' && value ? [value.src, ...(value.detail ?? [])].join() : JSON.stringify(value);

interface Comparison {
  changes: FieldChange[];
  /** Unchanged fields; for a new listing, all of them. */
  same: FieldValue[];
}

/** Compares a pending listing with its live one; `live` is null for a listing that was never live. */
export function compare(pending: Listing, live: Listing | null): Comparison {
  const after = fieldsOf(pending);
  if (!live) return { changes: [], same: after };
  const before = new Map(fieldsOf(live).map((field) => [field.label, field]));
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
  const { label } = pending;
  if (live.kind === 'text' && pending.kind === 'text')
    return { label, kind: 'text', live: live.value, pending: pending.value };
  if (live.kind === 'chips' && pending.kind === 'chips')
    return { label, kind: 'chips', live: live.value, pending: pending.value };
  if (live.kind === 'logo' && pending.kind === 'logo')
    return { label, kind: 'logo', live: live.value, pending: pending.value };
  return null;
}
