import { expect, test } from 'vitest';
import { readNewWebhook, readWebhookChange, webhookFields, webhookTexts } from './webhooks.ts';

const url = 'https://directory.example/hooks';

test('reads a new webhook', () => {
  const types = ['review.published', 'listing.published', 'listing.published'];
  expect(readNewWebhook({ url: ` ${url} `, description: ' Site ', types })).toEqual({
    webhook: { url, description: 'Site', types: ['listing.published', 'review.published'] },
    errors: [],
  });
  expect(readNewWebhook({ url }).webhook).toEqual({ url, description: '', types: [] });
});

test.each([
  [{}, 'url', webhookFields.url.required],
  [{ url: 'ftp://directory.example' }, 'url', 'Must be a valid link'],
  [{ url: 'https://user:secret@directory.example' }, 'url', 'Must be a valid link'],
  [{ url, description: 'a\nb' }, 'description', 'Description is not valid'],
  [{ url, types: ['listing.published', 'ping'] }, 'types', webhookTexts.typesInvalid],
  [{ url, types: 'listing.published' }, 'types', webhookTexts.typesInvalid],
])('rejects %j', (data, field, message) => {
  expect(readNewWebhook(data).errors).toEqual([{ path: [field], message }]);
});

test('reads only the sent fields of a change', () => {
  expect(readWebhookChange({ enabled: false, url }).change).toEqual({ enabled: false });
  expect(readWebhookChange({ enabled: 'no' }).errors).toEqual([
    { path: ['enabled'], message: webhookTexts.enabledInvalid },
  ]);
});
