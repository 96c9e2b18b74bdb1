import type { Listing } from '@portal/data/schemas';
import { isOfKind, namesOf } from '@portal/domain';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FormConflicts } from '../core/conflicts/FormConflicts.tsx';
import type { ConflictControls } from '../core/conflicts/useConflicts.ts';
import { m } from '../i18n/messages.js';
import { type ListingTerms, termKey, termNames } from './listingTerms.ts';
import { type ListingValues, listingLabels } from './listingValues.ts';
import type { PersonValue } from './teamValues.ts';

interface ListingConflictsProps {
  controls: ConflictControls<ListingValues>;
  record: Listing | null;
  terms: ListingTerms;
  children: ReactNode;
}

/** The conflicts of a listing's fields. */
export function ListingConflicts({ controls, record, terms, children }: ListingConflictsProps) {
  const valueText = useMemo(() => {
    const names = termNames(terms, record);
    return (name: keyof ListingValues, values: ListingValues) => fieldInWords(name, values, names);
  }, [record, terms]);
  return (
    <FormConflicts
      controls={controls}
      valueText={valueText}
      news={(open) => <OpenConflicts open={open} />}
    >
      {children}
    </FormConflicts>
  );
}

function OpenConflicts({ open }: { open: readonly string[] }) {
  const onScreen = useWatch({
    compute: (values: ListingValues) =>
      namesOf(listingLabels).filter((name) => isShown(name, values)),
  });
  const labels = onScreen.filter((name) => open.includes(name)).map((name) => listingLabels[name]);
  if (labels.length === 0) return null;
  return <span>{m.listing_changed_elsewhere({ fields: labels.join(', ') })}</span>;
}

const statusWords = {
  PENDING: m.listing_status_pending(),
  APPROVED: m.listing_status_approved(),
  DECLINED: m.listing_status_declined(),
};

const personWords = ({ name, position, description, photo }: PersonValue): string =>
  [name, position, description, photo && m.listing_photo_named({ name: photo.name })]
    .filter(Boolean)
    .join('\n');

/** The value of one field as text; empty for a blank one. */
function fieldInWords(
  field: keyof ListingValues,
  values: ListingValues,
  names: ReadonlyMap<string, string>,
): string {
  if (isOfKind(field, 'terms'))
    return values[field].map((id) => names.get(termKey(field, id)) ?? id).join(', ');
  if (isOfKind(field, 'people')) return values[field].map(personWords).join('\n\n');
  if (isOfKind(field, 'image')) return values[field]?.name ?? '';
  if (isOfKind(field, 'flag')) return values[field] ? m.listing_yes() : m.listing_no();
  if (field === 'answers') return values.answers.map(({ reply }) => reply).join('\n');
  return field === 'status' ? statusWords[values.status] : values[field];
}

/** Whether a field is on screen: some depend on the value of another one. */
export function isShown(field: string, { status, logo }: ListingValues): boolean {
  if (field === 'adminNote') return status === 'DECLINED';
  if (field === 'answers') return false;
  return field !== 'logoAlt' || logo !== null;
}

/** Whether a field has the same meaning in both: the keys of stored people and the URLs of pictures do not count. */
export function sameField(field: keyof ListingValues, a: ListingValues, b: ListingValues): boolean {
  const words = (values: ListingValues) => {
    if (isOfKind(field, 'image')) return values[field]?.id;
    if (!isOfKind(field, 'people')) return JSON.stringify(values[field]);
    return JSON.stringify(
      values[field].map((person) => ({ ...person, key: null, photo: person.photo?.id })),
    );
  };
  return words(a) === words(b);
}
