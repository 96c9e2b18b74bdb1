import { accountPaymentsStruct } from '@portal/data/internal/schemas/accountPayments';
import {
  accountRecordStruct,
  accountRowStruct,
} from '@portal/data/internal/schemas/accountRecords';
import { openSessionsStruct, vendorStruct } from '@portal/data/internal/schemas/accounts';
import {
  dailyUsersStruct,
  overviewStruct,
  totalsStruct,
  viewsStruct,
  waitsStruct,
} from '@portal/data/internal/schemas/analytics';
import { activityStruct, auditEntryStruct, staffStruct } from '@portal/data/internal/schemas/audit';
import {
  cardDataStruct,
  customerStruct,
  invoicesStruct,
  paymentMethodStruct,
  paymentSettingsStruct,
  planChangeStruct,
  plansStruct,
  subscriptionStruct,
} from '@portal/data/internal/schemas/billing';
import { storedBrandStruct } from '@portal/data/internal/schemas/brand';
import { claimStruct } from '@portal/data/internal/schemas/claims';
import { countsStruct } from '@portal/data/internal/schemas/counts';
import { deletedStruct } from '@portal/data/internal/schemas/deleted';
import {
  factorsStruct,
  passkeyCreationStruct,
  recoveryCodesStruct,
  totpSetupStruct,
} from '@portal/data/internal/schemas/factors';
import {
  receivedSummaryStruct,
  reviewableStruct,
  reviewStruct,
  specialOfferStruct,
  subjectStruct,
} from '@portal/data/internal/schemas/feedback';
import {
  failedRowStruct,
  importStruct,
  importSummaryStruct,
} from '@portal/data/internal/schemas/imports';
import {
  linkHealthStruct,
  listingStruct,
  listingVersionStruct,
  teamMemberStruct,
} from '@portal/data/internal/schemas/listing';
import { mediaStruct, sentMediaStruct } from '@portal/data/internal/schemas/media';
import { mergePreviewStruct } from '@portal/data/internal/schemas/mergePreview';
import {
  listingEventStruct,
  listingMessageStruct,
  messagesStruct,
} from '@portal/data/internal/schemas/moderation';
import {
  notificationPageStruct,
  notificationSettingStruct,
  notificationStruct,
  unreadStruct,
} from '@portal/data/internal/schemas/notifications';
import { createdKeyStruct, readKeyStruct } from '@portal/data/internal/schemas/readKeys';
import { recordStruct } from '@portal/data/internal/schemas/records';
import { savedViewStruct } from '@portal/data/internal/schemas/savedViews';
import {
  passkeyRequestStruct,
  secondFactorStruct,
} from '@portal/data/internal/schemas/signInSteps';
import { retriedStruct, systemStruct, testEmailStruct } from '@portal/data/internal/schemas/system';
import {
  categoryStruct,
  featurableStruct,
  industryStruct,
  subcategoryStruct,
  termStruct,
} from '@portal/data/internal/schemas/term';
import {
  accountStruct,
  namedUserStruct,
  ownAccountStruct,
  registeredStruct,
  signedInStruct,
  userStruct,
} from '@portal/data/internal/schemas/user';
import {
  deliveryDetailStruct,
  deliveryStruct,
  webhookSecretStruct,
  webhookStruct,
} from '@portal/data/internal/schemas/webhooks';
import { claimKinds, collections, errorReasons, importKinds, recordKinds } from '@portal/domain';
import { array, boolean, object, string } from 'superstruct';
import { directoryResponses } from './directory.ts';
import { type AnyStruct, type JsonSchema, nameSchema, refTo, schemaOf } from './jsonSchema.ts';

/* The successful responses of all calls, as in docs/api.md. */

const listing = listingStruct();
const review = reviewStruct();
const offer = specialOfferStruct();

/** Inner schemas first: a schema can only refer to earlier ones. */
export const schemas: Record<string, JsonSchema> = {};
const name = (called: string, struct: AnyStruct): void => {
  schemas[called] = nameSchema(called, struct);
};
name('Account', accountStruct);
name('OwnAccount', ownAccountStruct);
name('AccountRecord', accountRecordStruct);
name('Media', mediaStruct);
name('Term', termStruct);
name('Subcategory', subcategoryStruct);
name('Category', categoryStruct);
name('Featurable', featurableStruct);
name('Industry', industryStruct);
name('MergePreview', mergePreviewStruct);
name('TeamMember', teamMemberStruct);
name('LinkHealth', linkHealthStruct);
name('Listing', listing);
name('Event', listingEventStruct);
name('Subject', subjectStruct);
name('Review', review);
name('SpecialOffer', offer);
name('User', userStruct);
name('Staff', staffStruct);
name('AuditEntry', auditEntryStruct);
name('Claim', claimStruct);
name('Notification', notificationStruct);
name('PaymentMethod', paymentMethodStruct);
name('Customer', customerStruct);
name('Subscription', subscriptionStruct);

// Offers have the short form of a status on the wire.
const { SpecialOffer } = schemas;
schemas.SpecialOffer = {
  ...SpecialOffer,
  properties: { ...Object(SpecialOffer?.properties), status: { enum: ['A', 'D', 'P'] } },
};

const closed = (properties: Record<string, JsonSchema>, optional: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});
const number: JsonSchema = { type: 'number' };
const text: JsonSchema = { type: 'string' };
const meta: JsonSchema = { type: 'object' };

schemas.Pagination = closed({ page: number, pageSize: number, pageCount: number, total: number });
schemas.Reason = { enum: Object.keys(errorReasons) };
schemas.Failure = closed({
  data: { type: 'null' },
  error: closed({
    status: number,
    name: text,
    message: text,
    // More properties depend on the reason.
    details: {
      type: 'object',
      properties: {
        reason: refTo('Reason'),
        request: text,
        errors: {
          type: 'array',
          items: closed(
            { path: { type: 'array', items: text }, message: text, reason: refTo('Reason') },
            ['reason'],
          ),
        },
      },
      required: ['reason'],
    },
  }),
});

type ApiResponse = readonly [status: number, body: JsonSchema | null];

const bare = (struct: AnyStruct, status = 200): ApiResponse => [status, schemaOf(struct)];
const one = (struct: AnyStruct, status = 200): ApiResponse => [
  status,
  closed({ data: schemaOf(struct), meta }, ['meta']),
];
const whole = (struct: AnyStruct): ApiResponse => [
  200,
  closed({ data: { type: 'array', items: schemaOf(struct) }, meta }, ['meta']),
];
const list = (struct: AnyStruct): ApiResponse => [
  200,
  closed({
    data: { type: 'array', items: schemaOf(struct) },
    meta: closed({ pagination: refTo('Pagination') }),
  }),
];
const gone: ApiResponse = [200, closed({ data: { type: 'null' }, meta }, ['meta'])];
const ok = bare(object({ ok: boolean() }));

/** With a second factor to confirm instead of a session. */
const signIn: ApiResponse = [
  200,
  {
    anyOf: [schemaOf(signedInStruct), closed({ second_factor: schemaOf(secondFactorStruct) })],
  },
];

/** By method and path; a call with two successful responses has two. */
type ApiResponses = Record<string, ApiResponse | { either: readonly ApiResponse[] }>;

const ofListings = (type: 'apps' | 'services', single: 'app' | 'service'): ApiResponses => ({
  [`GET /${type}`]: list(listing),
  [`POST /${type}`]: one(listing, 201),
  [`GET /${type}/{id}`]: one(listing),
  [`PUT /${type}/{id}`]: one(listing),
  [`POST /${type}/{id}/move`]: one(listing),
  [`PATCH /${type}/{id}`]: one(listing),
  [`DELETE /${type}/{id}`]: gone,
  [`GET /${single}/{id}`]: one(listing),
  [`GET /pending/${type}`]: list(listing),
  [`GET /pending/${type}/{id}`]: one(listing),
  [`DELETE /pending/${type}/{id}`]: gone,
  [`GET /deleted/${type}`]: list(deletedStruct),
  [`POST /deleted/${type}/{id}/restore`]: one(listing),
  [`GET /${type}/{id}/events`]: whole(listingEventStruct),
  [`GET /${type}/{id}/versions/{event}`]: one(listingVersionStruct),
  [`GET /${type}/{id}/links`]: whole(linkHealthStruct),
  [`POST /${type}/{id}/links/check`]: whole(linkHealthStruct),
  [`POST /${type}/{id}/show`]: one(listing),
  [`PUT /${type}/{id}/assignee`]: one(listing),
  [`GET /${type}/{id}/messages`]: one(messagesStruct),
  [`POST /${type}/{id}/messages`]: one(listingMessageStruct, 201),
  [`PUT /${type}/{id}/messages/{message}`]: one(listingMessageStruct),
  [`PUT /${type}/{id}/messages/read`]: gone,
  [`GET /reviews/${type}`]: list(review),
  [`GET /pending/reviews/${type}`]: list(review),
  [`GET /reviews/${type}/{id}`]: list(review),
  [`GET /reviews/${single}/{id}`]: list(review),
  [`GET /reviewed/${type}`]: list(subjectStruct),
  [`GET /offered/${type}`]: list(subjectStruct),
  [`GET /industries/{id}/${type}`]: list(featurableStruct),
  [`GET /reviewable/${type}`]: list(subjectStruct),
  [`GET /reviewable/${type}/{id}`]: one(reviewableStruct()),
  [`GET /special-offers/${type}`]: list(offer),
  [`GET /pending/special-offers/${type}`]: list(offer),
  [`GET /special-offers/${type}/{id}`]: whole(offer),
  [`GET /analytics/${type}/{id}`]: bare(viewsStruct),
  [`GET /analytics/pending/${type}/{id}`]: bare(viewsStruct),
  [`POST /views/${type}/{slug}`]: [204, null],
});

/** A single industry has more fields than one in a list or a write. */
const ofTerms = (terms: string, row: AnyStruct, page = row): ApiResponses => ({
  [`GET /${terms}`]: list(row),
  [`POST /${terms}`]: one(row, 201),
  [`GET /${terms}/{id}`]: one(page),
  [`PUT /${terms}/{id}`]: one(row),
  [`PATCH /${terms}/{id}`]: one(row),
  [`GET /${terms}/{id}/merge`]: one(mergePreviewStruct),
  [`DELETE /${terms}/{id}`]: gone,
  [`GET /deleted/${terms}`]: list(deletedStruct),
  [`POST /deleted/${terms}/{id}/restore`]: one(row),
});

const recordResponses: ApiResponses = Object.fromEntries(
  recordKinds.flatMap((kind) => {
    const struct = recordStruct(kind);
    return [
      [`GET /${kind.many}`, whole(struct)],
      [`POST /${kind.many}`, one(struct, 201)],
      [`PATCH /${kind.many}/{id}`, one(struct)],
      [`DELETE /${kind.many}/{id}`, gone],
    ];
  }),
);

export const responses: ApiResponses = {
  ...ofListings('apps', 'app'),
  ...ofListings('services', 'service'),
  ...ofTerms('industries', termStruct, industryStruct),
  ...ofTerms('locations', termStruct),
  ...ofTerms('categories', categoryStruct),
  ...ofTerms('subcategories', subcategoryStruct),
  'POST /reviews': { either: [one(review), one(review, 201)] },
  'GET /reviews': list(review),
  'GET /reviews/{id}': one(review),
  'PUT /reviews/{id}': one(review),
  'PATCH /reviews/{id}': one(review),
  'POST /reviews/{id}/withdraw': gone,
  'POST /special-offers/{id}/resubmit': one(offer),
  'POST /special-offers/{id}/withdraw': gone,
  'DELETE /reviews/{id}': gone,
  'GET /deleted/reviews': list(deletedStruct),
  'POST /deleted/reviews/{id}/restore': one(review),
  'PUT /reviews/{id}/reply': one(review),
  'PATCH /reviews/{id}/reply': one(review),
  'DELETE /reviews/{id}/reply': one(review),
  'POST /reviews/{id}/report': one(review),
  'DELETE /reviews/{id}/report': one(review),
  'GET /reviews/{id}/events': whole(listingEventStruct),
  'POST /special-offers': one(offer, 201),
  'GET /special-offers': list(offer),
  'GET /special-offers/{id}': one(offer),
  'PUT /special-offers/{id}': one(offer),
  'PATCH /special-offers/{id}': one(offer),
  'GET /special-offers/{id}/events': whole(listingEventStruct),
  'POST /accounts/{id}/view-as': ok,
  'DELETE /me/view-as': ok,
  'GET /team-members': whole(teamMemberStruct),
  'GET /vendors/{id}': one(vendorStruct),
  'PUT /accounts/{id}': one(ownAccountStruct),
  'GET /accounts': list(accountRowStruct),
  'GET /accounts/{id}': one(accountRecordStruct),
  'GET /accounts/{id}/payments': one(accountPaymentsStruct),
  'POST /accounts/{id}/block': one(accountRecordStruct),
  'POST /accounts/{id}/unblock': one(accountRecordStruct),
  'POST /accounts/{id}/confirm': one(accountRecordStruct),
  'POST /accounts/{id}/send-confirmation': one(accountRecordStruct),
  'POST /accounts/{id}/send-new-address': one(accountRecordStruct),
  'POST /accounts/{id}/confirm-new-address': one(accountRecordStruct),
  'POST /accounts/{id}/send-password-reset': one(accountRecordStruct),
  'DELETE /accounts/{id}/sessions': one(accountRecordStruct),
  'POST /accounts/{id}/delete': one(accountRecordStruct),
  'POST /accounts/{id}/restore': one(accountRecordStruct),
  'GET /accounts/{id}/export': [200, meta],
  'GET /me/export': [200, meta],
  'PUT /me/language': ok,
  'PUT /me/list-columns': ok,
  'PUT /accounts/{id}/roles': one(accountRecordStruct),
  'POST /accounts/invite': one(accountRecordStruct, 201),
  'POST /accounts/{id}/resend-invite': one(accountRecordStruct),
  'POST /accounts/{id}/revoke-invite': ok,
  'GET /analytics': bare(totalsStruct),
  'GET /analytics/users': bare(dailyUsersStruct),
  'GET /analytics/overview': bare(overviewStruct),
  'GET /analytics/waits': bare(waitsStruct),
  ...Object.fromEntries(
    importKinds.map((kind) => [`POST /imports/${kind}`, one(importStruct, 201)]),
  ),
  ...Object.fromEntries(
    collections.map((type) => [`POST /bulk-edits/${type}`, one(importStruct, 201)]),
  ),
  'PUT /bulk-edits/{id}': one(importStruct),
  'GET /imports': list(importSummaryStruct),
  'GET /imports/{id}': one(importStruct),
  'PUT /imports/{id}': one(importStruct),
  'POST /imports/{id}/run': one(importStruct),
  'POST /imports/{id}/stop': one(importStruct),
  'POST /imports/{id}/undo': one(importStruct),
  'GET /imports/{id}/failed': [200, text],
  'GET /imports/{id}/rows/{row}': one(failedRowStruct),
  'PATCH /imports/{id}/rows/{row}': one(importStruct),
  'GET /claims': whole(claimStruct),
  'GET /moderators': whole(namedUserStruct),
  ...Object.fromEntries(
    claimKinds.flatMap((kind) => [
      [`POST /claims/${kind}/{id}`, whole(claimStruct)],
      [`DELETE /claims/${kind}/{id}`, gone],
    ]),
  ),
  'GET /audit': list(auditEntryStruct),
  'GET /audit/staff': whole(staffStruct),
  'GET /audit.csv': [200, text],
  'GET /me/activity': list(activityStruct),
  'GET /brand': one(storedBrandStruct),
  'PUT /brand': one(storedBrandStruct),
  'DELETE /brand': one(storedBrandStruct),
  'GET /system': bare(systemStruct),
  'POST /system/test-email': bare(testEmailStruct),
  'POST /system/jobs/retry': bare(retriedStruct),
  ...recordResponses,
  'GET /me/saved-views': whole(savedViewStruct),
  'POST /me/saved-views': one(savedViewStruct, 201),
  'PUT /me/saved-views/order': whole(savedViewStruct),
  'PATCH /me/saved-views/{id}': one(savedViewStruct),
  'DELETE /me/saved-views/{id}': one(savedViewStruct),
  'GET /keys': whole(readKeyStruct),
  'POST /keys': one(createdKeyStruct, 201),
  'DELETE /keys/{id}': one(readKeyStruct),
  'GET /webhooks': whole(webhookStruct),
  'POST /webhooks': one(webhookSecretStruct, 201),
  'PATCH /webhooks/{id}': one(webhookStruct),
  'DELETE /webhooks/{id}': one(webhookStruct),
  'POST /webhooks/{id}/rotate': one(webhookSecretStruct),
  'POST /webhooks/{id}/ping': one(deliveryStruct, 201),
  'GET /webhooks/{id}/deliveries': list(deliveryStruct),
  'GET /webhooks/deliveries/{id}': one(deliveryDetailStruct),
  'POST /webhooks/deliveries/{id}/resend': one(deliveryStruct),
  ...directoryResponses,
  'GET /users/me': bare(userStruct),
  'GET /me/counts': bare(countsStruct),
  'GET /me/notifications': bare(notificationPageStruct),
  'PATCH /me/notifications': one(unreadStruct),
  'GET /me/notifications/stream': one(unreadStruct),
  'GET /me/notification-settings': whole(notificationSettingStruct),
  'PUT /me/notification-settings': whole(notificationSettingStruct),
  'GET /notifications/unsubscribe': [200, null],
  'POST /notifications/unsubscribe': [200, null],
  'GET /me/reviews': list(review),
  'GET /me/received-reviews': list(review),
  'GET /me/received-reviews/summary': one(receivedSummaryStruct),
  'GET /me/special-offers': list(offer),
  'GET /me/stripe': bare(cardDataStruct),
  'GET /me/stripe/settings': bare(paymentSettingsStruct),
  'GET /me/stripe/invoices': bare(invoicesStruct),
  'GET /me/stripe/payment-methods': bare(array(paymentMethodStruct)),
  'POST /me/stripe/payment-method': bare(paymentMethodStruct),
  'DELETE /me/stripe/payment-method/{id}': ok,
  'GET /me/stripe/customer': bare(customerStruct),
  'PATCH /me/stripe/customer': bare(customerStruct),
  'GET /me/stripe/subscriptions': bare(subscriptionStruct),
  'POST /me/stripe/subscriptions': bare(subscriptionStruct),
  'PUT /me/stripe/subscriptions': bare(subscriptionStruct),
  'PATCH /me/stripe/subscriptions': bare(subscriptionStruct),
  'DELETE /me/stripe/subscriptions': bare(subscriptionStruct),
  'GET /me/stripe/subscriptions/preview': bare(planChangeStruct),
  'GET /stripe/products': bare(plansStruct),
  'POST /stripe/webhook': bare(object({ received: boolean() })),
  'POST /reports': [204, null],
  // With an id, returns the picture whose texts changed.
  'POST /upload': [200, { anyOf: [schemaOf(array(mediaStruct)), schemaOf(mediaStruct)] }],
  'GET /upload/files': bare(array(mediaStruct)),
  'GET /upload/files/{id}': bare(sentMediaStruct),
  'PUT /upload/files/{id}': bare(mediaStruct),
  'PATCH /upload/files/{id}': bare(mediaStruct),
  'DELETE /upload/files/{id}': bare(mediaStruct),
  'POST /auth/local': signIn,
  'POST /auth/second-factor': bare(signedInStruct),
  'POST /auth/passkey-options': one(passkeyRequestStruct),
  'POST /auth/passkey': bare(signedInStruct),
  'GET /auth/factors': one(factorsStruct),
  'POST /auth/totp': one(totpSetupStruct),
  'POST /auth/totp/confirm': one(recoveryCodesStruct),
  'POST /auth/totp/remove': ok,
  'POST /auth/recovery-codes': one(recoveryCodesStruct),
  'POST /auth/passkeys/options': one(passkeyCreationStruct),
  'POST /auth/passkeys': [
    200,
    closed(
      {
        data: schemaOf(factorsStruct),
        meta,
        recovery_codes: { type: 'array', items: text },
      },
      ['meta', 'recovery_codes'],
    ),
  ],
  'PUT /auth/passkeys/{id}': one(factorsStruct),
  'POST /auth/passkeys/{id}/remove': ok,
  'POST /accounts/{id}/reset-second-factor': one(accountRecordStruct),
  'POST /auth/local/register': bare(registeredStruct),
  'POST /auth/refresh': bare(signedInStruct),
  'POST /auth/logout': ok,
  'POST /auth/forgot-password': ok,
  'POST /auth/reset-password': signIn,
  'POST /auth/change-password': bare(signedInStruct),
  'POST /auth/verify': bare(object({ ok: boolean(), email: string() })),
  'POST /auth/send-email-confirmation': ok,
  'GET /auth/sessions': bare(openSessionsStruct),
  'DELETE /auth/sessions': ok,
  'DELETE /auth/sessions/{id}': ok,
};
