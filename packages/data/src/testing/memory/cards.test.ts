import { expect, test } from 'vitest';
import { tillTexts } from '../../schemas/texts.ts';
import { apiAt } from '../contract/index.ts';
import { createMemoryBackend } from './memoryBackend.ts';

test('a default card that pays for a subscription without its own stays as well', async () => {
  const backend = createMemoryBackend();
  const api = apiAt('http://portal.test', backend.fetch);
  const token = await api.signIn('pro@portal.test');
  const [stored] = [...backend.db.cards.values()].filter(
    ({ subscription }) => subscription?.status === 'active',
  );
  if (!stored?.subscription) throw new Error('Nobody pays.');
  Object.assign(stored, { cards: [], defaultCard: null });
  stored.subscription.card = null;

  const path = '/me/stripe/payment-method';
  expect((await api.call('POST', path, { token, body: { id: 'pm_new' } })).status).toBe(200);
  const paying = await api.call('GET', '/me/stripe/subscriptions', { token });
  expect(paying.body).toMatchObject({ payment_method: 'pm_new' });
  const refused = await api.call('DELETE', `${path}/pm_new`, { token });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { error: { message: tillTexts.cardInUse } },
  ]);
});
