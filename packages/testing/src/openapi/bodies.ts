import type {
  OfferDecision,
  ReviewDecision,
  ReviewWrite,
  SpecialOfferWrite,
} from '@portal/data/internal/schemas/feedback';
import type { Decision, ListingWrite } from '@portal/data/internal/schemas/listing';
import type { AccountWrite, Credentials, Registration } from '@portal/data/internal/schemas/user';
import { type Names, toWire } from '@portal/data/internal/schemas/wire';
import {
  type Collection,
  emailTimes,
  type Field,
  fieldsOfCollection,
  isRequired,
  jobKinds,
  type ListingField,
  languages,
  listingFields,
  listingFieldsOf,
  listingNames,
  listingStatuses,
  maxSynonyms,
  messageField,
  type NewWebhook,
  namesOf,
  noteFields,
  notificationKinds,
  type OfferTexts,
  passkeyFields,
  passwordLimits,
  type RecordKind,
  readKeyDays,
  readKeyFields,
  readKeyLimits,
  readScopes,
  recordKinds,
  recordOf,
  remarkFields,
  remarkLimit,
  reportReasons,
  savedViewFields,
  savedViewLimits,
  selectionLimits,
  shortStatus,
  staffRoles,
  storedName,
  teamMemberFields,
  textKinds,
  textLimits,
  viewAudiences,
  viewIcons,
  webhookEvents,
  webhookFields,
} from '@portal/domain';
import { closed, data, flag, id, orNull, text, whole } from './bodyParts.ts';
import { importBodies } from './importBodies.ts';
import type { JsonSchema } from './jsonSchema.ts';

/*
 * The bodies of all calls. Their fields are those of the portal's own writes, so none is missing or invented; lengths are
 * those of the domain.
 */

/** Requires exactly the fields of a write. */
type Fields<T> = Record<keyof T, JsonSchema>;

const version = id;
/** The version of a write; other clients may omit it. */
const seen = orNull(version);
const ids = (most: number): JsonSchema => ({
  type: 'array',
  items: id,
  description: `At most ${most} different ones`,
});

/** With or without the `data` envelope. */
const bareOrData = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, data(schema)] });

const personNames: Names = { firstName: 'first_name', lastName: 'last_name' };

/** The schema of a field of a listing or team member; an optional text may be null. */
const fieldSchema = (field: Field): JsonSchema => {
  switch (field.kind) {
    case 'flag':
      return flag;
    case 'image':
      return orNull(id);
    case 'terms':
      return ids(field.max);
    case 'people':
      return { type: 'array', items: closed(fieldSchemas(teamMemberFields)), maxItems: field.max };
    default:
      return field.required ? text(field.max) : orNull(text(field.max));
  }
};
const fieldSchemas = <Name extends string>(
  fields: Readonly<Record<Name, Field>>,
): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [name, fieldSchema(field)]),
  );

const status: JsonSchema = { enum: listingStatuses };
const savedView = {
  name: fieldSchema(savedViewFields.name),
  query: { ...text(), maxLength: savedViewLimits.query },
  is_default: flag,
  is_pinned: flag,
  icon: { enum: viewIcons },
  shared_with: { enum: [...viewAudiences, null] },
};

const note = fieldSchema(noteFields.adminNote);

/** The values of a kind of declared records. */
const ofRecord = ({ fields }: RecordKind): Record<string, JsonSchema> =>
  recordOf(namesOf(fields), (name): JsonSchema => {
    const field = fields[name];
    if (!field || field.kind === 'choice') return { enum: namesOf(field?.choices ?? {}) };
    return fieldSchema(field);
  });

const recordBodies = Object.fromEntries(
  recordKinds.flatMap((kind) => [
    [`POST /${kind.many}`, data(whole(ofRecord(kind)))],
    [`PATCH /${kind.many}/{id}`, data(whole({ ...ofRecord(kind), version }))],
  ]),
);

const ofWebhook: Fields<NewWebhook> = {
  url: fieldSchema(webhookFields.url),
  description: fieldSchema(webhookFields.description),
  types: { type: 'array', items: { enum: namesOf(webhookEvents) }, description: 'Empty for all' },
};

const answers: JsonSchema = {
  type: 'array',
  maxItems: remarkLimit,
  description: 'Of a vendor, to the remarks of a request for changes',
  items: {
    type: 'object',
    properties: { id, done: flag, reply: fieldSchema(remarkFields.reply) },
    required: ['id', 'done'],
  },
};

const remarks: JsonSchema = {
  type: 'array',
  maxItems: remarkLimit,
  description:
    'Requests changes, with the note as the message; the status is then PENDING. Needs a note or a remark',
  items: {
    type: 'object',
    properties: {
      field: { enum: namesOf(listingFields).map((name) => storedName(name)) },
      item: fieldSchema(remarkFields.item),
      required: flag,
      text: fieldSchema(remarkFields.text),
    },
    required: ['field', 'required', 'text'],
  },
};

const besideFields: Fields<Omit<ListingWrite, ListingField>> = {
  account: orNull(id),
  adminNote: note,
  draft: flag,
  status,
  internalNote: note,
  answers,
};
const needed = listingFieldsOf(...textKinds)
  .filter(isRequired)
  .map((name) => storedName(name));

const target: JsonSchema = {
  enum: ['live', 'revision', null],
  description:
    'The row to save; required of admins when the listing has a revision, ignored from vendors',
};

const restores: JsonSchema = {
  ...orNull(id),
  description: 'The event of the version whose values it restores, for the history',
};

const copied: JsonSchema = {
  ...orNull(id),
  description:
    'A listing whose values the keys that are not sent have, with “Copy of” before its name',
};

const decision: Fields<Decision> = {
  status,
  adminNote: note,
  internalNote: note,
  version: seen,
  remarks,
  undo: { const: true },
};

type Bodies = Record<string, JsonSchema>;

/** Other properties of a listing are ignored. */
const open = (properties: object, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

const message = data(closed({ text: text(messageField.max) }, ['text']));

const ofListings = (type: Collection): Bodies => {
  const own = fieldsOfCollection(type).map((name) => [name, fieldSchema(listingFields[name])]);
  const fields = toWire({ ...Object.fromEntries(own), ...besideFields }, listingNames);
  const saved = data({ ...open({ ...fields, version: seen, target, restores }), minProperties: 1 });
  return {
    [`POST /${type}`]: data({
      ...open({ ...fields, copy_of: copied }),
      anyOf: [
        { required: needed },
        { properties: { draft: { const: true } }, required: ['draft'] },
      ],
    }),
    [`PUT /${type}/{id}`]: saved,
    [`PUT /${type}/{id}/assignee`]: data(closed({ user: orNull(id) }, ['user'])),
    [`POST /${type}/{id}/messages`]: message,
    [`PUT /${type}/{id}/messages/{message}`]: message,
    [`PUT /${type}/{id}/messages/read`]: data(closed({ up_to: id }, ['up_to'])),
    [`POST /${type}/{id}/move`]: data(closed({ to: id, version: seen }, ['to'])),
    [`PATCH /${type}/{id}`]: data({
      anyOf: [
        closed(toWire(decision, listingNames), ['status']),
        closed({ draft: { const: true }, version: seen }, ['draft']),
      ],
    }),
  };
};

const seenNames = {
  seen_name: text(),
  seen_synonyms: { type: 'array', items: text() },
} satisfies Record<string, JsonSchema>;

const ofTerms = (terms: string, more: object = {}, required: string[] = []): Bodies => {
  const names: JsonSchema = {
    type: 'array',
    items: text(textLimits.name),
    maxItems: maxSynonyms,
    description: 'Other names, by which searches and imports find it',
  };
  const fields = { name: text(textLimits.name), synonyms: names, ...more };
  return {
    [`POST /${terms}`]: data(closed(fields, ['name', ...required])),
    [`PUT /${terms}/{id}`]: data(closed({ ...fields, ...seenNames })),
    [`PATCH /${terms}/{id}`]: data(closed({ ...fields, ...seenNames })),
  };
};

const featured: JsonSchema = { type: 'array', items: id, maxItems: selectionLimits.featured };

const review: Fields<ReviewWrite> = {
  rating: { type: 'integer', minimum: 1, maximum: 5 },
  comment: text(textLimits.comment),
  listing: text(),
};
const asked: Fields<Pick<OfferDecision, 'adminNote' | 'version' | 'remarks' | 'undo'>> = {
  adminNote: note,
  version: seen,
  remarks: { type: ['array', 'null'], maxItems: 0, description: 'Empty: requests changes' },
  undo: flag,
};
const reviewDecision: Fields<ReviewDecision> = { ...asked, status, internalNote: note };
const offerTexts: Fields<OfferTexts> = {
  title: text(textLimits.offerTitle),
  description: text(textLimits.offerDescription),
  link: text(textLimits.link),
  label: text(textLimits.offerLabel),
};
const offer: Fields<SpecialOfferWrite> = { ...offerTexts, listing: text(), earlier: id };
const offerDecision: Fields<OfferDecision> = {
  ...asked,
  status: { enum: Object.values(shortStatus) },
};

const ofReview = bareOrData(
  closed(toWire(reviewDecision, { adminNote: 'note', internalNote: 'internal_note' }), ['status']),
);
const ofOffer = bareOrData(closed(toWire(offerDecision, { adminNote: 'admin_note' }), ['status']));

const roles: JsonSchema = { type: 'array', items: { enum: staffRoles } };

const person: Fields<Omit<AccountWrite, 'currentPassword'>> = {
  firstName: text(textLimits.person),
  lastName: text(textLimits.person),
  email: text(),
};
const password: JsonSchema = {
  type: 'string',
  minLength: passwordLimits.min,
  maxLength: passwordLimits.max,
};
const newPassword = { password, passwordConfirmation: password };
const credentials: Fields<Credentials> = { identifier: text(), password: text() };
const registration: Fields<Registration> = { ...person, password, newsletter: flag };
const registered = toWire(registration, personNames);
const email = whole({ email: text() });

const knownPassword = whole({ current_password: text() });
/** The browser's response as JSON. */
const passkey: JsonSchema = { type: 'object' };
const passkeyName = fieldSchema(passkeyFields.name);

const pictureWords = bareOrData(
  closed({
    name: text(),
    alternativeText: orNull(text(textLimits.logoAlt)),
    caption: orNull(text(textLimits.logoAlt)),
  }),
);
const card = { paymentMethod: text() };
const requestedPlan = { product: text(), price: text() };

/** By method and path; other calls have no body. */
export const bodies: Bodies = {
  ...ofListings('apps'),
  ...ofListings('services'),
  ...ofTerms('industries', {
    featured_apps: featured,
    featured_services: featured,
    seen_featured_apps: { type: 'array', items: id },
    seen_featured_services: { type: 'array', items: id },
  }),
  ...ofTerms('locations'),
  ...ofTerms('categories'),
  ...ofTerms('subcategories', { category: id }, ['category']),
  'POST /reviews': data(whole(review)),
  'PATCH /reviews/{id}': ofReview,
  'PUT /reviews/{id}': ofReview,
  'PUT /reviews/{id}/reply': data(
    closed({ text: text(textLimits.reply), version: { type: 'integer', minimum: 0 } }, ['text']),
  ),
  'PATCH /reviews/{id}/reply': data(
    closed({ status: { enum: ['APPROVED', 'DECLINED'] }, note, version }, ['status', 'version']),
  ),
  'POST /reviews/{id}/report': data(
    closed({ reason: { enum: namesOf(reportReasons) }, text: orNull(text(textLimits.report)) }, [
      'reason',
    ]),
  ),
  'POST /special-offers': data(closed(offer, ['title', 'description', 'link', 'label', 'listing'])),
  'POST /special-offers/{id}/resubmit': data(whole({ ...offerTexts, version })),
  'PATCH /special-offers/{id}': ofOffer,
  'PUT /special-offers/{id}': ofOffer,
  'PUT /accounts/{id}': data(
    closed({ ...toWire(person, personNames), current_password: text() }, [
      'first_name',
      'last_name',
    ]),
  ),
  'POST /accounts/{id}/block': data(
    closed({ reason: text(textLimits.note), hide_listings: flag }, ['reason']),
  ),
  'POST /accounts/{id}/delete': data(whole({ email: text(), current_password: text() })),
  'POST /accounts/{id}/reset-second-factor': knownPassword,
  'POST /auth/second-factor': closed(
    { token: text(), code: text(), challenge_token: text(), passkey },
    ['token'],
  ),
  'POST /auth/passkey-options': closed({ token: text() }),
  'POST /auth/passkey': whole({ challenge_token: text(), passkey }),
  'POST /auth/totp': knownPassword,
  'POST /auth/totp/confirm': whole({ code: text() }),
  'POST /auth/totp/remove': knownPassword,
  'POST /auth/recovery-codes': knownPassword,
  'POST /auth/passkeys/options': knownPassword,
  'POST /auth/passkeys': whole({ challenge_token: text(), name: passkeyName, passkey }),
  'PUT /auth/passkeys/{id}': whole({ name: passkeyName }),
  'POST /auth/passkeys/{id}/remove': knownPassword,
  'PUT /accounts/{id}/roles': data(whole({ roles, current_password: text() })),
  'POST /accounts/invite': data(
    closed(
      {
        email: text(textLimits.email),
        roles,
        current_password: text(),
        first_name: text(textLimits.name),
        last_name: text(textLimits.name),
      },
      ['email', 'roles', 'current_password'],
    ),
  ),
  'POST /auth/local': whole(credentials),
  'POST /auth/local/register': closed({ username: text(), ...registered }, [
    'email',
    'password',
    'first_name',
    'last_name',
  ]),
  'POST /auth/forgot-password': email,
  'POST /auth/reset-password': whole({ code: text(), ...newPassword }),
  'POST /auth/change-password': whole({ currentPassword: text(), ...newPassword }),
  'POST /auth/verify': whole({
    user_id: { type: ['string', 'integer'] },
    timestamp: { type: ['string', 'integer'] },
    signature: text(),
  }),
  'POST /auth/send-email-confirmation': email,
  'POST /me/stripe/payment-method': closed({ id: text(), setupIntent: text() }, ['id']),
  'PATCH /me/stripe/customer': whole({ default_payment_method: text() }),
  'POST /me/stripe/subscriptions': whole({ ...card, ...requestedPlan }),
  'PUT /me/stripe/subscriptions': whole(card),
  'PATCH /me/stripe/subscriptions': closed(
    { ...card, ...requestedPlan, proration_date: { type: 'integer' }, amount: { type: 'integer' } },
    ['paymentMethod'],
  ),
  'POST /stripe/webhook': { type: 'object' },
  'POST /reports': { type: ['object', 'array'] },
  'POST /system/jobs/retry': whole({ kind: { enum: jobKinds } }),
  'PUT /brand': data(whole({ brand: { type: 'object' }, version })),
  ...recordBodies,
  ...importBodies,
  'POST /keys': data(
    closed(
      {
        name: fieldSchema(readKeyFields.name),
        scopes: { type: 'array', items: { enum: namesOf(readScopes) }, minItems: 1 },
        origins: { type: 'array', items: text(), maxItems: readKeyLimits.origins },
        expires_in_days: { enum: [...readKeyDays, null] },
      },
      ['name', 'scopes'],
    ),
  ),
  'POST /me/saved-views': data(closed({ list: text(), ...savedView }, ['list', 'name', 'query'])),
  'PUT /me/saved-views/order': data(
    closed({ list: text(), ids: { type: 'array', items: { type: 'integer' } } }, ['list', 'ids']),
  ),
  'PATCH /me/saved-views/{id}': data(closed(savedView, [])),
  'PATCH /me/notifications': data(
    closed(
      {
        read: flag,
        ids: { type: 'array', items: { type: 'integer' } },
        up_to: { type: 'integer' },
        path: text(),
      },
      ['read'],
    ),
  ),
  'PUT /me/list-columns': data(
    closed(
      {
        list: text(),
        columns: { type: ['array', 'null'], items: text() },
        widths: {
          type: ['object', 'null'],
          additionalProperties: { type: ['integer', 'null'] },
        },
        compact: flag,
      },
      ['list'],
    ),
  ),
  'PUT /me/language': data(closed({ language: { enum: [...languages] } }, ['language'])),
  'PUT /me/notification-settings': data({
    type: 'array',
    items: closed(
      { kind: { enum: Object.keys(notificationKinds) }, portal: flag, email: { enum: emailTimes } },
      ['kind', 'portal', 'email'],
    ),
  }),
  'POST /notifications/unsubscribe': { type: 'object' },
  'POST /webhooks': data(closed(ofWebhook, ['url'])),
  'PATCH /webhooks/{id}': data(
    closed({ description: ofWebhook.description, types: ofWebhook.types, enabled: flag }),
  ),
  'PATCH /upload/files/{id}': pictureWords,
  'PUT /upload/files/{id}': pictureWords,
};
