import { webhookEvents, webhookEventTypes } from '@portal/domain';
import type { JsonSchema } from './jsonSchema.ts';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headers = [
  header('webhook-id', 'The same for every attempt of a delivery'),
  header('webhook-timestamp', 'Time of the attempt, in seconds since 1970'),
  header('webhook-signature', 'One or two signatures, separated by a space: v1,…'),
];

const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const text: JsonSchema = { type: 'string' };
const identity = { id: { type: 'integer' }, documentId: text };
const listing = objectOf({
  ...identity,
  type: { enum: ['app', 'service'] },
  slug: text,
  url: text,
});
const termKinds = ['industry', 'location', 'category', 'subcategory'];

/** Names the record, which is read with the read interface. By the first word of the event type. */
const datas: Readonly<Record<string, JsonSchema>> = {
  listing,
  review: objectOf({ ...identity, type: { const: 'review' }, listing }),
  offer: objectOf({ ...identity, type: { const: 'offer' }, listing }),
  term: objectOf({ ...identity, type: { enum: termKinds }, slug: text }),
  featured: objectOf({ ...identity, type: { const: 'industry' }, slug: text }),
  ping: objectOf({}),
};

const words: Readonly<Record<string, string>> = { ...webhookEvents, ping: 'Sent on request' };

/** The `webhooks` of the OpenAPI document: what endpoints receive, by event type. */
export const describeWebhooks = (): object =>
  Object.fromEntries(
    webhookEventTypes.map((type) => {
      const schema = objectOf({
        type: { const: type },
        timestamp: { type: 'string', format: 'date-time' },
        data: datas[type.split('.')[0] ?? ''] ?? objectOf({}),
      });
      const post = {
        summary: words[type],
        security: [],
        parameters: headers,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { '2XX': { description: 'Accepted; any other response is a failure' } },
      };
      return [type, { post }];
    }),
  );
