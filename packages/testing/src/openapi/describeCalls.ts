import { type Action, everyCall, importKinds, isPublic } from '@portal/domain';
import { bodies } from './bodies.ts';
import { directoryQueries } from './directory.ts';
import { type JsonSchema, refTo } from './jsonSchema.ts';
import { queriesOf } from './queries.ts';
import { responses, schemas } from './responses.ts';
import { describeWebhooks } from './webhooks.ts';

const key = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Identifies the attempt: repeating a call with its key has one effect',
  schema: { type: 'string', maxLength: 200 },
};

/** Forms with pictures: `files`, or `files0`, `files1` and so on; `fileInfo` is JSON with their texts. */
export const forms: Record<string, JsonSchema> = {
  ...Object.fromEntries(
    importKinds.map((kind) => [
      `POST /imports/${kind}`,
      {
        type: 'object',
        properties: { files: { type: 'string', format: 'binary' } },
        required: ['files'],
      },
    ]),
  ),
  'POST /upload': {
    type: 'object',
    properties: { fileInfo: { type: 'string' } },
    patternProperties: { '^files\\d*$': { type: 'string', format: 'binary' } },
    minProperties: 1,
  },
};

/** Calls that respond with a file. */
export const files: Readonly<Record<string, string>> = {
  'GET /audit.csv': 'text/csv',
  'GET /imports/{id}/failed': 'text/csv',
};

const json = (schema: object) => ({ 'application/json': { schema } });

/** The content of a response: of a list that can be exported also its files. */
const contentOf = (
  call: string,
  schema: JsonSchema,
  parameters: readonly { name?: string | undefined }[],
) => {
  const type = files[call];
  if (type) return { [type]: { schema } };
  if (!parameters.some(({ name }) => name === 'format')) return json(schema);
  return {
    ...json({ anyOf: [schema, { type: 'array', items: { type: 'object' } }] }),
    'text/csv': { schema: { type: 'string' } },
  };
};

const sentWith = (call: string): object => {
  const form = forms[call];
  const body = bodies[call];
  if (form)
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    };
  // An older page sends none.
  const required = call !== 'POST /imports/{id}/run';
  return body ? { requestBody: { required, content: json(body) } } : {};
};

const securityOf = (action: Action): object => {
  if (action === 'directory.read') return { security: [{ readKey: [] }] };
  return isPublic(action) ? { security: [] } : {};
};

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** The OpenAPI document for `backend/openapi.json`, derived from the calls and the portal's own writes and structs. */
export function describeCalls(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const each of everyCall().sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const { name, method, path, action } = each;
    const call = keyOf(each);
    const response = responses[call];
    if (!response) throw new Error(`${name} has no response.`);
    const several = 'either' in response ? response.either : [response];
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
      ...(each.call[2] ? [key] : []),
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
                ...(body ? { content: contentOf(call, body, parameters) } : {}),
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
