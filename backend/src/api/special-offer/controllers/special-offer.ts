import { bodyOf, isRecord } from '../../../body.ts';
import { listAnswer, readListQuery } from '../../../list-query.ts';
import { type FieldError, invalid, notFound } from '../../../refusal.ts';
import type { Context, Controller, Strapi } from '../../../registry.ts';
import { readStatus, type Status, shortStatus } from '../../../status.ts';
import { isBlank, isStorable, symbols } from '../../../text.ts';
import { listingOf, type OnListing, onListing, typeOf } from '../../listing/of-listing.ts';
import { kinds } from '../../listing/types.ts';

interface OfferRow extends OnListing {
  id: number;
  title: string;
  description: string;
  link: string;
  label: string;
  status: Status | null;
  admin_note: string | null;
  createdAt: string;
}

const UID = 'api::special-offer.special-offer';
const MAX_NOTE = 2000;

const answer = (row: OfferRow) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  link: row.link,
  label: row.label,
  status: shortStatus[row.status ?? 'PENDING'],
  admin_note: row.admin_note,
  url: `/special-offers/${row.id}`,
  listing: listingOf(row),
  createdAt: row.createdAt,
});

const readDecision = (input: Record<string, unknown>) => {
  const errors: FieldError[] = [];
  const status = readStatus(input.status);
  const note = input.admin_note ?? '';
  if (!status) errors.push({ path: ['status'], message: 'Status is not valid' });
  const fail = (message: string) => errors.push({ path: ['admin_note'], message });
  if (typeof note !== 'string' || !isStorable(note)) fail('Note is not valid');
  else if (symbols(note) > MAX_NOTE) fail(`Maximum ${MAX_NOTE} symbols`);
  else if (status === 'DECLINED' && isBlank(note)) fail('Reason for decline is required');
  if (errors[0]) throw invalid(errors[0].message, errors);
  return { status, admin_note: note === '' ? null : note };
};

export const specialOfferController = (strapi: Strapi): Controller => {
  const rows = strapi.db.query(UID);

  const list = async (ctx: Context, shown: object) => {
    const { single } = kinds[typeOf(ctx)];
    const { query, page } = await readListQuery(strapi, ctx, UID, {
      base: { ...shown, [single]: { id: { $notNull: true } } },
      search: ['title', 'description', `${single}.name`],
      order: { createdAt: 'desc' },
    });
    const found: OfferRow[] = await rows.findMany({ ...query, populate: onListing });
    return listAnswer(found.map(answer), page, await rows.count({ where: query.where }));
  };

  return {
    find: (ctx) => list(ctx, { status: 'APPROVED' }),

    findPending: (ctx) => list(ctx, { $or: [{ status: { $ne: 'APPROVED' } }, { status: null }] }),

    async decide(ctx) {
      const body = bodyOf(ctx);
      const data = readDecision(isRecord(body.data) ? body.data : body);
      const id = /^\d{1,9}$/.test(ctx.params.id) ? Number(ctx.params.id) : -1;
      const row: OfferRow | null = await rows.update({ where: { id }, data, populate: onListing });
      if (!row) throw notFound();
      return { data: answer(row), meta: {} };
    },
  };
};
