import {
  type FieldError,
  isReadScope,
  readKeyDays,
  readKeyFields,
  readKeyLimits,
  readKeyTexts,
  readOrigin,
  textProblems,
} from '@portal/domain';
import { actorOf } from '../../actor.ts';
import { dataOf, idOf } from '../../body.ts';
import { invalid } from '../../httpError.ts';
import type { Api, Controller, Strapi } from '../../registry.ts';
import { createKey, listKeys, type NewKey, revokeKey } from './keys.ts';

const textsOf = (given: unknown): string[] =>
  Array.isArray(given) ? given.map((each) => (typeof each === 'string' ? each : '')) : [];

const originsProblem = (given: unknown, origins: readonly (string | null)[]) => {
  if (given !== undefined && !Array.isArray(given)) return readKeyTexts.originInvalid;
  if (origins.length > readKeyLimits.origins) return readKeyTexts.tooManyOrigins;
  return origins.includes(null) ? readKeyTexts.originInvalid : undefined;
};

/** The key of a call; throws 400 with an error for each wrong field. */
const readNewKey = (data: Record<string, unknown>): NewKey => {
  const asked = textsOf(data.scopes);
  const scopes = asked.filter(isReadScope);
  const origins = textsOf(data.origins).map(readOrigin);
  const days = readKeyDays.find((each) => each === data.expires_in_days);
  const never = data.expires_in_days === null || data.expires_in_days === undefined;
  const problems = {
    scopes:
      scopes.length === 0 || scopes.length < asked.length ? readKeyTexts.scopesRequired : undefined,
    origins: originsProblem(data.origins, origins),
    expires_in_days: never || days ? undefined : readKeyTexts.expiryInvalid,
  };
  const errors: FieldError[] = textProblems(readKeyFields, data);
  for (const [field, message] of Object.entries(problems))
    if (message !== undefined) errors.push({ path: [field], message });
  if (errors[0]) throw invalid(errors[0].message, errors);
  return {
    name: String(data.name).trim(),
    scopes: [...new Set(scopes)],
    origins: [...new Set(origins.filter((origin) => origin !== null))],
    days: days ?? null,
  };
};

const keyController = (strapi: Strapi): Controller => ({
  async list() {
    return { data: await listKeys(strapi), meta: {} };
  },

  async create(ctx) {
    ctx.body = { data: await createKey(strapi, actorOf(ctx), readNewKey(dataOf(ctx))), meta: {} };
    ctx.status = 201;
  },

  async revoke(ctx) {
    return { data: await revokeKey(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
  },
});

const action = 'keys.manage';

export const readKeyApi: Api = {
  controllers: { key: keyController },
  routes: [
    { method: 'GET', path: '/keys', handler: 'key.list', action },
    { method: 'POST', path: '/keys', handler: 'key.create', action },
    { method: 'DELETE', path: '/keys/:id', handler: 'key.revoke', action },
  ],
};
