import { type Action, collections, isPublic, termNames } from '@portal/domain';
import { actionOfCall } from '../memory/routes.ts';
import { bodies } from './bodies.ts';
import { directoryQueries } from './directory.ts';
import { type JsonSchema, refTo } from './jsonSchema.ts';
import { queriesOf } from './queries.ts';
import { responses, schemas } from './responses.ts';
import { describeWebhooks } from './webhooks.ts';

/** Calls that accept an `Idempotency-Key`. */
const repeatable = new Set([
  ...collections.flatMap((type) => [`POST /${type}`, `PUT /${type}/{id}`, `PATCH /${type}/{id}`]),
  ...termNames.flatMap((terms) => [`POST /${terms}`, `PUT /${terms}/{id}`, `PATCH /${terms}/{id}`]),
  'POST /reviews',
  'PATCH /reviews/{id}',
  'PUT /reviews/{id}',
  'PUT /reviews/{id}/reply',
  'PATCH /reviews/{id}/reply',
  'POST /reviews/{id}/report',
  'POST /special-offers',
  'POST /special-offers/{id}/resubmit',
  'PATCH /special-offers/{id}',
  'PUT /special-offers/{id}',
  'POST /me/stripe/subscriptions',
  'PATCH /me/stripe/subscriptions',
]);

const key = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Identifies the attempt: repeating a call with its key has one effect',
  schema: { type: 'string', maxLength: 200 },
};

/** The header parameter of these calls. */
const attemptOf = (call: string) => (repeatable.has(call) ? [key] : []);

/** Forms with pictures: `files`, or `files0`, `files1` and so on; `fileInfo` is JSON with their texts. */
const forms: Record<string, JsonSchema> = {
  'POST /upload': {
    type: 'object',
    properties: { fileInfo: { type: 'string' } },
    patternProperties: { '^files\\d*$': { type: 'string', format: 'binary' } },
    minProperties: 1,
  },
};

/** Calls that respond with a file. */
const files = new Map([['GET /audit.csv', 'text/csv']]);

const json = (schema: object) => ({ 'application/json': { schema } });

/** Calls that the portal does not make. */
const callsOfOthers: Readonly<Record<string, Action>> = {
  'POST /views/apps/{slug}': 'view.record',
  'POST /views/services/{slug}': 'view.record',
  'POST /stripe/webhook': 'webhook.receive',
  'POST /reports': 'report.send',
  'GET /notifications/unsubscribe': 'notification.unsubscribe',
  'POST /notifications/unsubscribe': 'notification.unsubscribe',
};

function actionOf(call: string): Action {
  const action =
    actionOfCall.get(call) ??
    callsOfOthers[call] ??
    (call.startsWith('GET /directory/') ? 'directory.read' : undefined);
  if (!action) throw new Error(`${call} has no action.`);
  return action;
}

const sentWith = (call: string): object => {
  const form = forms[call];
  const body = bodies[call];
  if (form)
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    };
  return body ? { requestBody: { required: true, content: json(body) } } : {};
};

const securityOf = (action: Action): object => {
  if (action === 'directory.read') return { security: [{ readKey: [] }] };
  return isPublic(action) ? { security: [] } : {};
};

/** The OpenAPI document for `backend/openapi.json`, derived from the portal's own writes and structs. */
export function describeCalls(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [call, response] of Object.entries(responses).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [method = '', path = ''] = call.split(' ');
    const several = 'either' in response ? response.either : [response];
    const action = actionOf(call);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const parameters = [
      ...inPath,
      ...queriesOf(call),
      ...(directoryQueries[call] ?? []),
      ...attemptOf(call),
    ];
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        'x-action': action,
        ...(parameters.length > 0 ? { parameters } : {}),
        ...sentWith(call),
        ...securityOf(action),
        responses: {
          ...Object.fromEntries(
            several.map(([status, body]) => [
              status,
              {
                description: 'Done',
                ...(body
                  ? { content: { [files.get(call) ?? 'application/json']: { schema: body } } }
                  : {}),
              },
            ]),
          ),
          default: { $ref: '#/components/responses/Rejected' },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Customer portal', version: '1' },
    servers: [{ url: '/api' }],
    security: [{ accessToken: [] }],
    paths,
    webhooks: describeWebhooks(),
    components: {
      schemas,
      responses: { Rejected: { description: 'Rejected', content: json(refTo('Failure')) } },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        readKey: { type: 'http', scheme: 'bearer', description: 'A key of the read interface' },
      },
    },
  };
}
