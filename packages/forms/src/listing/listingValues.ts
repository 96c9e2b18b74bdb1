import {
  decodeOr,
  type Listing,
  type ListingFields,
  type ListingWrite,
} from '@portal/data/schemas';
import {
  collectionOf,
  fieldProblem,
  isFieldOf,
  isOfKind,
  isRequired,
  type ListingField,
  type ListingFieldOf,
  type ListingStatus,
  type ListingType,
  listingFields,
  listingFieldsOf,
  namesOf,
  noteFields,
  type Remark,
  type RemarkAnswer,
  recordOf,
  remarkFields,
  selectionProblem,
  storedName,
  textKinds,
  textLimits,
  unresolved,
  type WrittenFields,
} from '@portal/domain';
import { array, boolean, nullable, number, object, optional, partial, string } from 'superstruct';
import type { SomeValues } from '../core/drafts/changedValues.ts';
import { fieldRules } from '../core/fieldRules.ts';
import { type FieldRule, type Rules, textRule } from '../core/rules.ts';
import type { Intent } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';
import type { ListingRole } from './listingMode.ts';
import { type LogoValue, pictureValue } from './picture.ts';
import { orNull, type PersonValue, teamFromRecord, teamPayload, teamRule } from './teamValues.ts';

type FieldValues = Record<ListingFieldOf<(typeof textKinds)[number]>, string> &
  Record<ListingFieldOf<'terms'>, number[]> &
  Record<ListingFieldOf<'people'>, PersonValue[]> &
  Record<ListingFieldOf<'image'>, LogoValue | null> &
  Record<ListingFieldOf<'flag'>, boolean>;

/** The values of the form. Apps and services have all of them; each shows its own. */
export interface ListingValues extends FieldValues {
  /** The logo's alternative text; stored with the picture. */
  logoAlt: string;
  /** The status and the notes are for admins; in a vendor's form they stay empty. */
  status: ListingStatus;
  adminNote: string;
  internalNote: string;
  /** A vendor's answers to the remarks of an admin. */
  answers: TypedAnswer[];
}

/** An answer as it is typed. */
export type TypedAnswer = RemarkAnswer & { reply: string };

export const isListingField = (name: string): name is ListingField =>
  Object.hasOwn(listingFields, name);

/** The field that calls name `stored`. */
export const fieldStoredAs = (stored: string): string =>
  namesOf(listingFields).find((name) => storedName(name) === stored) ?? stored;

const { nzOwned, ...labels } = recordOf(
  namesOf(listingFields),
  (name) => listingFields[name].label,
);

/** The label of every field, in screen order. */
export const listingLabels: Readonly<Record<keyof ListingValues, string>> = {
  ...labels,
  logoAlt: m.listing_logo_alt_text(),
  nzOwned,
  status: m.listing_status(),
  adminNote: noteFields.adminNote.label,
  internalNote: noteFields.internalNote.label,
  answers: m.listing_answers_to_remarks(),
};

function fieldsFromRecord(record: ListingFields): FieldValues {
  return {
    ...recordOf(listingFieldsOf(...textKinds), (name) => record[name] ?? ''),
    ...recordOf(listingFieldsOf('terms'), (name) => (record[name] ?? []).map(({ id }) => id)),
    ...recordOf(listingFieldsOf('people'), (name) => teamFromRecord(record[name] ?? [])),
    ...recordOf(listingFieldsOf('image'), (name) => {
      const picture = record[name];
      return picture ? pictureValue(picture) : null;
    }),
    ...recordOf(listingFieldsOf('flag'), (name) => record[name] ?? false),
  };
}

export const emptyListing: ListingValues = {
  ...fieldsFromRecord({}),
  logoAlt: '',
  status: 'PENDING',
  adminNote: '',
  internalNote: '',
  answers: [],
};

/** The remarks that its vendor answers now. */
export const remarksOf = ({ request }: Pick<Listing, 'request'>): readonly Remark[] =>
  request?.open ? request.remarks : [];

/** The required remarks that are not marked as done. */
export const openRemarks = (record: Listing, { answers }: ListingValues): Remark[] =>
  unresolved(
    remarksOf(record).map((remark) => ({
      ...remark,
      ...answers.find(({ id }) => id === remark.id),
    })),
  );

const answerOf = ({ id, done, reply }: Remark): TypedAnswer => ({ id, done, reply: reply ?? '' });

/** The form values of a stored listing. Texts are not trimmed. */
export function listingFromRecord(record: Listing, role: ListingRole): ListingValues {
  return {
    ...emptyListing,
    ...fieldsFromRecord(record),
    ...(role === 'admin' ? { status: record.status, adminNote: record.adminNote ?? '' } : {}),
    answers: role === 'vendor' ? remarksOf(record).map(answerOf) : [],
    logoAlt: record.logo?.alternativeText ?? '',
  };
}

/** The form values of a version. Terms that no longer exist are left out and named at their fields. */
export function restoredValues(version: ListingFields) {
  const gone = listingFieldsOf('terms').flatMap((name) => {
    const names = (version[name] ?? []).filter(isGone).map((term) => term.name);
    if (names.length === 0) return [];
    const message = m.listing_terms_gone({ count: names.length, names: names.join(', ') });
    return [{ name, message }];
  });
  const known = recordOf(listingFieldsOf('terms'), (name) =>
    (version[name] ?? []).filter((term) => !isGone(term)).map(({ id }) => id),
  );
  const values = {
    ...fieldsFromRecord(version),
    ...known,
    logoAlt: version.logo?.alternativeText ?? '',
  };
  return { values, gone };
}

/** A version names deleted terms, but has no slug of them. */
const isGone = ({ slug }: { slug: string }): boolean => slug === '';

interface PayloadFacts {
  type: ListingType;
  account: number | null;
  draft: boolean;
  role: ListingRole;
  /** The stored note; a vendor's save sends it back unchanged. */
  note: string | null;
}

/** The fields that a listing of this type has. */
function writtenFields(values: ListingValues, type: ListingType): WrittenFields {
  const isOwn = (name: ListingField) => isFieldOf(collectionOf({ type }), name);
  const texts = listingFieldsOf(...textKinds).filter(isOwn);
  return {
    ...recordOf(texts.filter(isRequired), (name) => values[name]),
    ...recordOf(
      texts.filter((name) => !isRequired(name)),
      (name) => orNull(values[name]),
    ),
    ...recordOf(listingFieldsOf('terms').filter(isOwn), (name) => values[name]),
    ...recordOf(listingFieldsOf('people').filter(isOwn), (name) => teamPayload(values[name])),
    ...recordOf(listingFieldsOf('image').filter(isOwn), (name) => values[name]?.id ?? null),
    ...recordOf(listingFieldsOf('flag').filter(isOwn), (name) => values[name]),
  };
}

/** What is sent; blank optional texts are null. */
export function listingPayload(
  values: ListingValues,
  { type, account, draft, role, note }: PayloadFacts,
): ListingWrite {
  const admin = role === 'admin';
  // Only a decline has a reason.
  const reason = values.status === 'DECLINED' ? orNull(values.adminNote) : null;
  return {
    ...writtenFields(values, type),
    account,
    adminNote: admin ? reason : note,
    ...(draft ? { draft } : {}),
    ...(values.answers.length > 0
      ? { answers: values.answers.map(({ reply, ...rest }) => ({ ...rest, reply: orNull(reply) })) }
      : {}),
    ...(admin ? { status: values.status, internalNote: orNull(values.internalNote) } : {}),
  };
}

/** The logo's alternative text, if it must be stored; otherwise null. */
export function logoWords({ logo, logoAlt }: ListingValues): LogoWords | null {
  const text = orNull(logoAlt);
  return logo && text !== (logo.alt ?? null) ? { id: logo.id, text } : null;
}

/** An alternative text to store. */
export interface LogoWords {
  /** The id of the picture. */
  id: number;
  text: string | null;
}

/** The first problem of a reply. */
const answersProblem: FieldRule = (value) =>
  (Array.isArray(value) ? value : [])
    .map(({ reply }: TypedAnswer) => fieldProblem(remarkFields.reply, reply))
    .find((problem) => problem !== undefined);

/** A picture is checked when it is chosen; a switch is always valid. */
function ruleOf(name: ListingField, draft: boolean): FieldRule | undefined {
  if (isOfKind(name, ...textKinds))
    return (value) => fieldProblem(listingFields[name], value, { draft });
  if (isOfKind(name, 'terms')) return (value) => selectionProblem(listingFields[name], value);
  return isOfKind(name, 'people') ? teamRule(draft) : undefined;
}

/** In screen order. */
function fieldsFor(draft: boolean): Rules<ListingValues>['fields'] {
  return {
    ...recordOf(namesOf(listingFields), (name) => ruleOf(name, draft)),
    ...fieldRules(noteFields),
    answers: answersProblem,
    logoAlt: textRule({ label: m.listing_alternative_text(), max: textLimits.logoAlt }),
  };
}

const rules: Record<Intent, Rules<ListingValues>> = {
  submit: { fields: fieldsFor(false) },
  draft: { fields: fieldsFor(true) },
};

export const rulesFor = (intent: Intent): Rules<ListingValues> => rules[intent];

const pictureDraft = object({
  id: number(),
  name: string(),
  url: string(),
  size: nullable(number()),
  width: nullable(number()),
  height: nullable(number()),
  alt: optional(string()),
});

const personDraft = object({
  key: string(),
  name: string(),
  position: string(),
  description: string(),
  photo: nullable(pictureDraft),
});

const listingDraft = partial(
  object({
    ...recordOf(listingFieldsOf(...textKinds), () => string()),
    ...recordOf(listingFieldsOf('terms'), () => array(number())),
    ...recordOf(listingFieldsOf('people'), () => array(personDraft)),
    ...recordOf(listingFieldsOf('image'), () => nullable(pictureDraft)),
    ...recordOf(listingFieldsOf('flag'), () => boolean()),
    logoAlt: string(),
    adminNote: string(),
    internalNote: string(),
    answers: array(object({ id: number(), done: boolean(), reply: string() })),
  }),
);

/** The values of a local draft, or null when another version of the form wrote them. */
export function readListingDraft(values: unknown): SomeValues<ListingValues> | null {
  return decodeOr(values, listingDraft, null);
}
