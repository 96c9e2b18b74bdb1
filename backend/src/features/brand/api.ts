import {
  type BrandNames,
  brandCalls,
  brandNameTexts,
  defaultNames,
  type FieldError,
  genericTexts,
  languages,
  namesOf,
  readVersion,
  recordOf,
} from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { dataOf, isRecord } from '../../base/body.ts';
import { badParameter, invalid } from '../../base/httpError.ts';
import { apiOf, type Context } from '../../base/registry.ts';
import { inLanguage, m } from '../../base/texts.ts';
import { readStoredBrand, resetBrand, saveBrand } from './brands.ts';
import { checkBrand } from './theme.ts';

const check = (errors: FieldError[]): void => {
  if (errors[0]) throw invalid(errors[0].message, errors);
};

/** The version in the query, which a body would name `version`. */
const versionIn = (ctx: Context): number | undefined => {
  const { version, ...others } = ctx.query;
  const [other] = Object.keys(others);
  if (other) throw badParameter([other], m.query_unknown_of_call({ name: other }));
  const errors: FieldError[] = [];
  const isNumber = typeof version === 'string' && /^\d+$/.test(version);
  const read = readVersion({ version: isNumber ? Number(version) : version }, errors, {
    required: true,
  });
  check(errors);
  return read;
};

type Stored = Awaited<ReturnType<typeof readStoredBrand>>;

/** With the default names in the language of the call, as its pages show them. */
const shown = (stored: Stored): Stored => {
  const { names } = stored.brand;
  const inPages = recordOf(namesOf(names), (name) =>
    names[name] === defaultNames[name] ? brandNameTexts[name] : names[name],
  );
  return { ...stored, brand: { ...stored.brand, names: inPages } };
};

/** Those that are the default in any language are stored as the default: the page may be in another language than the call. */
const withDefaultNames = (names: BrandNames): BrandNames =>
  recordOf(namesOf(names), (name) =>
    languages.some((each) => names[name] === inLanguage(each, () => brandNameTexts[name]))
      ? defaultNames[name]
      : names[name],
  );

export const brandApi = apiOf('brand', brandCalls, (strapi) => ({
  async getBrand() {
    return { data: shown(await readStoredBrand(strapi)), meta: {} };
  },

  async saveBrand(ctx) {
    const data = dataOf(ctx);
    if (!isRecord(data.brand))
      check([{ path: ['brand'], message: genericTexts.required(m.label_brand()) }]);
    const { brand, errors } = checkBrand(Object(data.brand));
    const version = readVersion(data, errors, { required: true });
    check(errors);
    const next = { ...brand, names: withDefaultNames(brand.names) };
    const stored = await saveBrand(strapi, actorOf(ctx), next, version);
    return { data: shown(stored), meta: {} };
  },

  async resetBrand(ctx) {
    const stored = await resetBrand(strapi, actorOf(ctx), versionIn(ctx));
    return { data: shown(stored), meta: {} };
  },
}));
