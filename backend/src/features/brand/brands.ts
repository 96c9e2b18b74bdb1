import {
  type AuditAction,
  type AuditChanges,
  type AuditValue,
  type BrandSettings,
  defaultBrand,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inOneRead, inTransaction } from '../../base/database.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { recordAudit } from '../audit/index.ts';
import { applyBrand, BRAND, BRAND_ID, type BrandRow, brandIn, emptyRow } from './brand.ts';
import { withStoredImages } from './images.ts';
import { brandFile } from './settings.ts';
import { isDefault } from './theme.ts';

const brandResponse = (row: BrandRow) => {
  const { brand } = brandIn(row);
  return { brand, version: row.version, source: isDefault(brand) ? 'default' : 'saved' } as const;
};

export const readStoredBrand = async (strapi: Strapi) => {
  if (brandFile) return { brand: brandFile.brand, version: 0, source: 'file' } as const;
  const row: BrandRow | undefined = await inOneRead(strapi, (sql) =>
    sql(BRAND).where({ id: BRAND_ID }).first('brand', 'version'),
  );
  return brandResponse(row ?? emptyRow);
};

/** The values by name, for the audit log. */
const valuesOf = ({ names, look, images, ...others }: BrandSettings) =>
  new Map<string, AuditValue>([
    ...Object.entries(names),
    ...Object.entries(look),
    ...Object.entries(images).map(([name, image]) => [name, image?.url ?? null] as const),
    ['supportEmail', others.supportEmail],
    ['legalLinks', others.legalLinks.map(({ label, href }) => `${label}: ${href}`)],
    ['dateFormat', others.dateFormat],
    ['languages', [...others.languages]],
  ]);

const changesOf = (before: BrandSettings, after: BrandSettings): AuditChanges => {
  const values = valuesOf(after);
  return Object.fromEntries(
    [...valuesOf(before)]
      .map(([name, was]) => [name, [was, values.get(name) ?? null] as const] as const)
      .filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is)),
  );
};

/** Throws 409 for another version; a retry with the stored brand passes. */
const write = (
  strapi: Strapi,
  actor: Actor,
  brand: BrandSettings,
  version: number | undefined,
  action: AuditAction,
) =>
  inTransaction(strapi, async (sql, afterwards) => {
    if (brandFile) throw new HttpError('brand-from-file');
    const at = { updated_at: Date.now(), updated_by: actor.name };
    await sql(BRAND)
      .insert({ id: BRAND_ID, ...emptyRow, ...at })
      .onConflict('id')
      .ignore();
    const row: BrandRow = await sql(BRAND).where({ id: BRAND_ID }).forUpdate().first();
    const stored = JSON.stringify(await withStoredImages(sql, brand));
    const next: BrandRow = { brand: stored, version: row.version + 1 };
    const changes = changesOf(brandIn(row).brand, brandIn(next).brand);
    if (Object.keys(changes).length === 0) return brandResponse(row);
    if (version !== row.version) throw new HttpError('brand-changed');
    await sql(BRAND)
      .where({ id: BRAND_ID })
      .update({ ...next, ...at });
    await recordAudit(strapi, actor, { action, changes });
    afterwards(() => applyBrand(next));
    return brandResponse(next);
  });

export const saveBrand = (
  strapi: Strapi,
  actor: Actor,
  brand: BrandSettings,
  version: number | undefined,
) => write(strapi, actor, brand, version, 'brand.edit');

export const resetBrand = (strapi: Strapi, actor: Actor, version: number | undefined) =>
  write(strapi, actor, defaultBrand, version, 'brand.reset');
