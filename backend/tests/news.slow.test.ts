import { expect, it } from 'vitest';
import { anApp, signIn, signUp } from './caller.ts';
import { openStream } from './eventStream.ts';
import { countsOf, run, settled } from './importCalls.ts';
import { sharedBackend } from './sharedBackend.ts';
import { inDatabase } from './startBackend.ts';

// That news are announced at all shows claims.test.ts; between two of them pass two seconds.
it('open pages of staff get the count again when a submitted listing or a review changes or is imported', async () => {
  const backend = await sharedBackend();
  const admin = await signIn(backend.url, 'admin');
  const vendor = await signUp(backend.url, 'changing');
  const colleague = await signUp(backend.url, 'watching');
  const { email } = Object(Object(await colleague.get('/users/me')).body);
  await inDatabase(backend, (sql) =>
    sql('up_users').where({ email }).update({ staff: true, staff_roles: 'support' }),
  );
  // Support has no notifications of the queue.
  const { next, close } = await openStream(colleague);
  const id = Number((await vendor.post('/apps', anApp({ name: 'Bell' }))).at('data.id'));
  await next();
  await vendor.put(`/apps/${id}`, anApp({ name: 'Bell tower' }));
  await next();
  await vendor.patch(`/apps/${id}`, { data: { draft: true } });
  await next();
  await vendor.put(`/apps/${id}`, anApp({ name: 'Bell' }));
  await next();
  await admin.patch(`/apps/${id}`, { data: { status: 'APPROVED' } });
  await next();
  const listing = `/apps/${id}`;
  const review = { rating: 4, comment: 'Clear.', listing };
  const author = await signUp(backend.url, 'rating');
  const made = await author.post('/reviews', { data: review });
  await next();
  await admin.patch(`/reviews/${made.at('data.id')}`, { status: 'APPROVED', version: 1 });
  await next();
  const form = new FormData();
  const rows = [{ listing_slug: id, author_email: email, rating: 5, comment: 'Good' }];
  form.append('files', new File([JSON.stringify(rows)], 'reviews.json'));
  const sent = Number((await admin.post('/imports/reviews', form)).at('data.id'));
  const data = { targets: Object.keys(rows[0] ?? {}), key: 'listing_slug' };
  await admin.put(`/imports/${sent}`, { data });
  expect(countsOf(await settled(admin, sent))).toEqual({ new: 1 });
  expect(countsOf(await run(admin, sent))).toEqual({ created: 1 });
  const events = (await next()).trim().split('\n\n');
  expect(new Set(events)).toEqual(new Set(['data: {"unread":0,"latest":0}']));
  close();
});
