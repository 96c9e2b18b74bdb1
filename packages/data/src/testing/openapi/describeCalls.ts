import { answers, schemas } from './answers.ts';
import { attemptOf } from './attempts.ts';
import { bodies } from './bodies.ts';
import { forms } from './forms.ts';
import { refTo } from './jsonSchema.ts';
import { queriesOf } from './queries.ts';

const json = (schema: object) => ({ 'application/json': { schema } });

/** Made without a token. */
const isOpen = (path: string): boolean =>
  /^\/(auth\/(?!sessions|change-password)|stripe\/webhook|views\/)/.test(path);

const sentWith = (call: string): object => {
  const form = forms[call];
  const body = bodies[call];
  if (form)
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    };
  return body ? { requestBody: { required: true, content: json(body) } } : {};
};

/** The calls as OpenAPI, for `backend/openapi.json`: what they are sent and answer, read from the portal's own writes and structs. */
export function describeCalls(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [call, answer] of Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [method = '', path = ''] = call.split(' ');
    const several = 'either' in answer ? answer.either : [answer];
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const parameters = [...inPath, ...queriesOf(call), ...attemptOf(call)];
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        ...(parameters.length > 0 ? { parameters } : {}),
        ...sentWith(call),
        ...(isOpen(path) ? { security: [] } : {}),
        responses: {
          ...Object.fromEntries(
            several.map(([status, body]) => [
              status,
              { description: 'Done', ...(body ? { content: json(body) } : {}) },
            ]),
          ),
          default: { $ref: '#/components/responses/Refused' },
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
    components: {
      schemas,
      responses: { Refused: { description: 'Refused', content: json(refTo('Failure')) } },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
