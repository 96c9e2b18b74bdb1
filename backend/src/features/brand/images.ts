import {
  type BrandSettings,
  type FieldError,
  namesOf,
  readBrand,
  recordOf,
  uploadTexts,
} from '@portal/domain';
import type { Sql } from '../../base/database.ts';
import { invalid } from '../../base/httpError.ts';

/** Condition of a query of `files`: the stored brand does not show the picture. */
export const notInBrand =
  "not exists (select 1 from brand used where used.brand like '%/' || files.hash || '/%')";

interface FileRow {
  url: string;
  width: number;
  height: number;
  /** JSON, which SQLite returns as text. */
  formats: string | Record<string, { url: string }> | null;
}

const urlsOf = ({ url, formats }: FileRow): string[] => {
  const copies: Record<string, { url: string }> =
    typeof formats === 'string' ? JSON.parse(formats) : formats;
  return [url, ...Object.values(copies ?? {}).map((copy) => copy.url)];
};

/** The path and size of an uploaded picture whose address ends like this; undefined if there is none. It cannot be deleted until the transaction ends. */
const findPicture = async (sql: Sql, address: string) => {
  const [path = '', hash = ''] = /\/([0-9a-f]{32})\/[\w.]+$/.exec(address) ?? [];
  const row: FileRow | undefined = await sql('files')
    .where({ hash })
    .forUpdate()
    .first('url', 'width', 'height', 'formats');
  const url = `/uploads${path}`;
  return row && urlsOf(row).includes(url)
    ? { url, width: row.width, height: row.height }
    : undefined;
};

/** The brand with images as they are stored. Throws the first error, such as for a picture that was not uploaded. */
export const withStoredImages = async (sql: Sql, brand: BrandSettings): Promise<BrandSettings> => {
  const errors: FieldError[] = [];
  const found = new Map<string, BrandSettings['images']['logo']>();
  for (const name of namesOf(brand.images)) {
    const image = brand.images[name];
    if (!image) continue;
    const picture = await findPicture(sql, image.url);
    if (picture) found.set(name, picture);
    else errors.push({ path: ['images', name], message: uploadTexts.notFound });
  }
  const images = recordOf(namesOf(brand.images), (name) => found.get(name) ?? null);
  const stored = readBrand({ ...brand, images });
  const [first] = [...errors, ...stored.errors];
  if (first) throw invalid(first.message, [first]);
  return stored.brand;
};
