import { expect, it } from 'vitest';
import { anApp, signIn, signUp } from './caller.ts';
import { openStream } from './eventStream.ts';
import { sharedBackend } from './sharedBackend.ts';
import { inDatabase } from './startBackend.ts';

// That news are announced at all shows claims.test.ts; between two of them pass two seconds.
it('open pages of staff get the count again when a submitted listing or a review changes', async () => {
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
  const events = (await next()).trim().split('\n\n');
  expect(new Set(events)).toEqual(new Set(['data: {"unread":0,"latest":0}']));
  close();
});
