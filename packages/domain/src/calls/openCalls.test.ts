import { everyCall, isPublic, mayWithAll } from '@portal/domain';
import { expect, test } from 'vitest';

/* The action of a call is in one place, the table of calls: a wrong one of these sets would be wrong everywhere. */

const publicCalls = [
  'GET /directory/changes',
  'GET /directory/facets/{type}',
  'GET /directory/industries/{slug}',
  'GET /directory/{terms}',
  'GET /directory/{type}',
  'GET /directory/{type}/{slug}',
  'GET /notifications/unsubscribe',
  'POST /auth/forgot-password',
  'POST /auth/local',
  'POST /auth/local/register',
  'POST /auth/logout',
  'POST /auth/passkey',
  'POST /auth/passkey-options',
  'POST /auth/refresh',
  'POST /auth/reset-password',
  'POST /auth/second-factor',
  'POST /auth/send-email-confirmation',
  'POST /auth/verify',
  'POST /notifications/unsubscribe',
  'POST /reports',
  'POST /stripe/webhook',
  'POST /views/{type}/{slug}',
];

/** Each handles records of its user only, or what all users share. */
const callsOfEveryUser = [
  'DELETE /me/stripe/payment-method/{id}',
  'DELETE /me/stripe/subscriptions',
  'DELETE /me/view-as',
  'GET /auth/factors',
  'GET /auth/sessions',
  'GET /deleted/{trashed}',
  'GET /industries/{id}/{type}',
  'GET /me/activity',
  'GET /me/counts',
  'GET /me/export',
  'GET /me/notification-settings',
  'GET /me/notifications',
  'GET /me/notifications/stream',
  'GET /me/received-reviews',
  'GET /me/received-reviews/summary',
  'GET /me/reviews',
  'GET /me/saved-views',
  'GET /me/special-offers',
  'GET /me/stripe',
  'GET /me/stripe/customer',
  'GET /me/stripe/invoices',
  'GET /me/stripe/payment-methods',
  'GET /me/stripe/settings',
  'GET /me/stripe/subscriptions',
  'GET /me/stripe/subscriptions/preview',
  'GET /pending/{type}',
  'GET /reviewable/{type}',
  'GET /reviewable/{type}/{id}',
  'GET /reviews',
  'GET /special-offers',
  'GET /stripe/products',
  'GET /upload/files',
  'GET /users/me',
  'GET /{terms}',
  'GET /{terms}/{id}',
  'GET /{type}',
  'PATCH /me/notifications',
  'PATCH /me/stripe/customer',
  'PATCH /me/stripe/subscriptions',
  'POST /auth/change-password',
  'POST /auth/passkeys',
  'POST /auth/passkeys/options',
  'POST /auth/passkeys/{id}/remove',
  'POST /auth/recovery-codes',
  'POST /auth/totp',
  'POST /auth/totp/confirm',
  'POST /auth/totp/remove',
  'POST /imports/{imported}',
  'POST /me/stripe/payment-method',
  'POST /me/stripe/subscriptions',
  'POST /reviews',
  'POST /upload',
  'POST /{type}',
  'PUT /auth/passkeys/{id}',
  'PUT /me/language',
  'PUT /me/notification-settings',
  'PUT /me/stripe/subscriptions',
];

const vendor = { staff: [], accountId: 1 };

const found = (isWanted: (call: ReturnType<typeof everyCall>[number]) => boolean) =>
  [
    ...new Set(
      everyCall()
        .filter(isWanted)
        .map(({ call }) => call[0]),
    ),
  ].sort();

test('these calls need no user', () => {
  expect(found(({ action }) => isPublic(action))).toEqual(publicCalls);
});

test('these calls are open to every user', () => {
  const isOpen = found(({ action }) => !isPublic(action) && mayWithAll(vendor, action));
  expect(isOpen).toEqual(callsOfEveryUser);
});
