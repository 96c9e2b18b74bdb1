import { type Action, isPublic } from '@portal/domain';
import { actionOfCall } from '../memory/routes.ts';
import { answers, schemas } from './answers.ts';
import { attemptOf } from './attempts.ts';
import { bodies } from './bodies.ts';
import { forms } from './forms.ts';
import { refTo } from './jsonSchema.ts';
import { queriesOf } from './queries.ts';

const json = (schema: object) => ({ 'application/json': { schema } });

/** Calls that the portal does not make. */
const callsOfOthers: Readonly<Record<string, Action>> = {
  'POST /views/apps/{slug}': 'view.record',
  'POST /views/services/{slug}': 'view.record',
  'POST /stripe/webhook': 'webhook.receive',
};

function actionOf(call: string): Action {
  const action = actionOfCall.get(call) ?? callsOfOthers[call];
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

/** The calls as OpenAPI, for `backend/openapi.json`: what they are sent and answer, read from the portal's own writes and structs. */
export function describeCalls(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [call, answer] of Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [method = '', path = ''] = call.split(' ');
    const several = 'either' in answer ? answer.either : [answer];
    const action = actionOf(call);
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
        'x-action': action,
        ...(parameters.length > 0 ? { parameters } : {}),
        ...sentWith(call),
        ...(isPublic(action) ? { security: [] } : {}),
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
