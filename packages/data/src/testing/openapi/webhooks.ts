import { webhookEvents, webhookEventTypes } from '@portal/domain';
import type { JsonSchema } from './jsonSchema.ts';

const header = (name: string, description: string) => ({
  ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
});

const headers = [
  header('webhook-id', 'The same for every attempt of a delivery'),
  header('webhook-timestamp', 'Time of the attempt, in seconds since 1970'),
  header('webhook-signature', 'One or two signatures, separated by a space: v1,…'),
];

const data: JsonSchema = {
  type: 'object',
  description: 'Names the record, which is read with the read interface',
  properties: {
    type: { type: 'string' },
    documentId: { type: 'string' },
    slug: { type: 'string' },
    url: { type: 'string' },
  },
};

const words: Readonly<Record<string, string>> = { ...webhookEvents, ping: 'Sent on request' };

/** The `webhooks` of the OpenAPI document: what endpoints receive, by event type. */
export const describeWebhooks = (): object =>
  Object.fromEntries(
    webhookEventTypes.map((type) => {
      const properties = {
        type: { const: type },
        timestamp: { type: 'string', format: 'date-time' },
        data,
      };
      const schema = { type: 'object', properties, required: Object.keys(properties) };
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
