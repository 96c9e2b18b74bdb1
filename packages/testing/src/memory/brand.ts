import type { StoredBrand } from '@portal/data/internal/schemas/brand';
import {
  type BrandSettings,
  defaultBrand,
  type FieldError,
  namesOf,
  readBrand,
  readVersion,
  recordOf,
  uploadTexts,
} from '@portal/domain';
import { audit } from './audit.ts';
import { type Call, fieldsStruct, HttpError, invalid, type Reply, read, record } from './http.ts';
import { mediaShape } from './shapes.ts';

const none: StoredBrand = { brand: defaultBrand, version: 0, source: 'default' };

export const getBrand = ({ db }: Call): Reply => record(db.brand ?? none);

const isSame = (one: BrandSettings, other: BrandSettings): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Throws the first error; `given` holds the version that the caller has read. */
function replace(
  call: Call,
  action: 'brand.edit' | 'brand.reset',
  given: Readonly<Record<string, unknown>>,
  { brand, errors }: { brand: BrandSettings; errors: FieldError[] },
): Reply {
  const version = readVersion(given, errors, { required: true });
  if (errors[0]) throw invalid(errors[0].message, errors);
  const known = call.db.brand ?? none;
  if (known.source === 'file') throw new HttpError('brand-from-file');
  // A retry after a lost response changes nothing.
  if (isSame(brand, known.brand)) return record(known);
  if (version !== known.version) throw new HttpError('brand-changed');
  const source = isSame(brand, defaultBrand) ? 'default' : 'saved';
  call.db.brand = { brand, version: known.version + 1, source };
  audit(call, action, { subject: null });
  return record(call.db.brand);
}

/** With the sizes of the stored pictures. */
function imagesOf({ db }: Call, { images }: BrandSettings, errors: FieldError[]) {
  return recordOf(namesOf(images), (name) => {
    const sent = images[name];
    const media = sent && db.media.find(({ url }) => url === sent.url);
    if (sent && !media) errors.push({ path: ['images', name], message: uploadTexts.notFound });
    if (!media) return null;
    const { url, width, height } = mediaShape(media);
    return { url, width, height };
  });
}

/** Contrast is not checked. */
export function saveBrand(call: Call): Reply {
  const data = read(read(call.body, fieldsStruct).data, fieldsStruct);
  const { brand, errors } = readBrand(read(data.brand, fieldsStruct));
  const images = imagesOf(call, brand, errors);
  return replace(call, 'brand.edit', data, { brand: { ...brand, images }, errors });
}

export function resetBrand(call: Call): Reply {
  const version = call.query.get('version');
  return replace(
    call,
    'brand.reset',
    { version: version ? Number(version) : undefined },
    { brand: defaultBrand, errors: [] },
  );
}
