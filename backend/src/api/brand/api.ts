import { type FieldError, genericTexts, readVersion } from '@portal/domain';
import { actorOf } from '../../actor.ts';
import { dataOf, isRecord } from '../../body.ts';
import { checkBrand } from '../../brand/theme.ts';
import { badParameter, invalid } from '../../httpError.ts';
import type { Api, Context, Controller, Strapi } from '../../registry.ts';
import { readStoredBrand, resetBrand, saveBrand } from './brands.ts';

const check = (errors: FieldError[]): void => {
  if (errors[0]) throw invalid(errors[0].message, errors);
};

/** The version in the query, which a body would name `version`. */
const versionIn = (ctx: Context): number | undefined => {
  const { version, ...others } = ctx.query;
  const [other] = Object.keys(others);
  if (other) throw badParameter([other], `${other} is not a parameter of this call`);
  const errors: FieldError[] = [];
  const isNumber = typeof version === 'string' && /^\d+$/.test(version);
  const read = readVersion({ version: isNumber ? Number(version) : version }, errors, {
    required: true,
  });
  check(errors);
  return read;
};

const brandController = (strapi: Strapi): Controller => ({
  async read() {
    return { data: await readStoredBrand(strapi), meta: {} };
  },

  async save(ctx) {
    const data = dataOf(ctx);
    if (!isRecord(data.brand))
      check([{ path: ['brand'], message: genericTexts.required('Brand') }]);
    const { brand, errors } = checkBrand(Object(data.brand));
    const version = readVersion(data, errors, { required: true });
    check(errors);
    return { data: await saveBrand(strapi, actorOf(ctx), brand, version), meta: {} };
  },

  async reset(ctx) {
    return { data: await resetBrand(strapi, actorOf(ctx), versionIn(ctx)), meta: {} };
  },
});

const action = 'brand.manage';

export const brandApi: Api = {
  controllers: { brand: brandController },
  routes: [
    { method: 'GET', path: '/brand', handler: 'brand.read', action },
    { method: 'PUT', path: '/brand', handler: 'brand.save', action },
    { method: 'DELETE', path: '/brand', handler: 'brand.reset', action },
  ],
};
