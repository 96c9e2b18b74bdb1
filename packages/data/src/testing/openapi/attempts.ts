import { collections, termNames } from '@portal/domain';

/** Calls of which a second one with the same key is the same attempt. */
const repeatable = new Set([
  ...collections.flatMap((type) => [`POST /${type}`, `PUT /${type}/{id}`, `PATCH /${type}/{id}`]),
  ...termNames.flatMap((terms) => [`POST /${terms}`, `PUT /${terms}/{id}`, `PATCH /${terms}/{id}`]),
  'POST /reviews',
  'PATCH /reviews/{id}',
  'PUT /reviews/{id}',
  'POST /special-offers',
  'PATCH /special-offers/{id}',
  'PUT /special-offers/{id}',
  'POST /me/stripe/subscriptions',
  'PATCH /me/stripe/subscriptions',
]);

const key = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Names the attempt: the same call with the same key is done once',
  schema: { type: 'string', maxLength: 200 },
};

/** The header that names an attempt, where a call understands it. */
export const attemptOf = (call: string) => (repeatable.has(call) ? [key] : []);
