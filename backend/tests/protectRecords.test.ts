import { expect, it } from 'vitest';
import { inTransaction } from '../src/database.ts';
import { protectRecords } from '../src/moderation/protectRecords.ts';

type Context = Parameters<typeof protectRecords>[0];

const written = Object.create(null);

const write = (uid: string, action: string) => {
  const context = Object.assign(Object.create(null), { uid, action });
  const next = () => Promise.resolve(written);
  const checked: Context = context;
  return Promise.resolve().then(() => protectRecords(checked, next));
};

/** A database whose transactions only run what they are given. */
const strapi = Object.assign(Object.create(null), {
  db: { transaction: (work: (scope: object) => Promise<void>) => work({}) },
});

it.each([
  'api::app.app',
  'api::service.service',
  'api::team-member.team-member',
  'api::review.review',
  'api::special-offer.special-offer',
  'api::event.event',
])('the document service writes %s for our own services only', async (uid) => {
  for (const action of ['create', 'update', 'delete', 'publish', 'clone'])
    await expect(write(uid, action)).rejects.toThrow('by the services of the portal only');
  expect(await write(uid, 'findMany')).toBe(written);
  expect(await inTransaction(strapi, () => write(uid, 'update'))).toBe(written);
  expect(await write('api::industry.industry', 'update')).toBe(written);
});
