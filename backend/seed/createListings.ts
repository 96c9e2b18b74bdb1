import type { Collection } from '@portal/domain';
import sharp from 'sharp';
import type { Strapi } from '../src/base/registry.ts';
import { kinds } from '../src/features/listing/rows.ts';
import { freeSlug, slugBase } from '../src/features/listing/slug.ts';
import type { MediaStore } from '../src/features/media/mediaStore.ts';
import { type Picture, readPicture } from '../src/features/media/picture.ts';
import { saveMedia } from '../src/features/media/records.ts';
import type { SeedApp, SeedService, Story } from './data/listing.ts';
import { type LogoName, logoOf } from './data/logos.ts';
import { at, must, recordEvent, type SeedScope } from './scope.ts';
import { HOUR, historyOf, type SeedEvent, stateAfter } from './timeline.ts';

type Pictures = ReadonlyMap<string, Picture>;

/** The logos as PNG, read like any upload. */
export const developLogos = async (names: ReadonlySet<LogoName>): Promise<Pictures> =>
  new Map(
    await Promise.all(
      [...names].map(async (name): Promise<[string, Picture]> => {
        const png = await sharp(Buffer.from(logoOf(name)))
          .png()
          .toBuffer();
        return [name, await readPicture(png)];
      }),
    ),
  );

/** Saves a copy of a logo for one listing and returns its id. */
const hangLogo = async (
  { strapi, mediaStore, pictures }: { strapi: Strapi; mediaStore: MediaStore; pictures: Pictures },
  logo: LogoName,
  of: { name: string; ownerId: number; createdAt: Date },
): Promise<number> => {
  const { id } = await saveMedia(strapi, mediaStore, {
    name: `${logo}.png`,
    alternativeText: `Logo of ${of.name}`,
    picture: must(pictures, logo),
    ownerId: of.ownerId,
    createdAt: of.createdAt,
  });
  return id;
};

interface Created {
  id: number;
  site: string;
  liveSince: Date | null;
}

export interface Shop extends SeedScope {
  mediaStore: MediaStore;
  pictures: Pictures;
}

type Item = SeedApp | SeedService;

const idsOf = (map: ReadonlyMap<string, number>, names: readonly string[] | undefined): number[] =>
  (names ?? []).map((name) => must(map, name));

const termsOf = ({ terms }: SeedScope, item: Item, apps: ReadonlyMap<string, Created>) => {
  const industries = idsOf(terms.industries, item.industry ? [item.industry] : []);
  if (item.type === 'apps') {
    return { industries, subcategories: idsOf(terms.subcategories, item.subcategories) };
  }
  return {
    industries,
    categories: idsOf(terms.categories, item.category ? [item.category] : []),
    locations: idsOf(terms.locations, item.locations),
    email: item.email ?? null,
    phone: item.phone ?? null,
    featured: item.featured === true,
    apps: (item.apps ?? []).map((name) => must(apps, name).id),
  };
};

const wordsOf = (item: Item) => ({
  name: item.name,
  summary: item.summary ?? '',
  description: item.description ?? '',
  link: item.site ? `https://${item.site}.example` : '',
  trial: item.trial ? `https://${item.site}.example/trial` : null,
  pricing: item.pricing ?? '',
  nz: item.nz === true,
});

const record = async (
  shop: Shop,
  { type, owner }: Item,
  id: number,
  events: readonly SeedEvent[],
): Promise<void> => {
  for (const { at: when, by, kind, from, to, note, internalNote, fields } of events) {
    await recordEvent(shop, [type, id], shop.actors[by === 'admin' ? 'admin' : owner], when, {
      kind,
      from_status: from,
      to_status: to,
      note: note ?? null,
      internal_note: internalNote ?? null,
      changed_fields: fields ?? [],
    });
  }
};

/** A proposed change is a row of its own, with a copy of all unchanged values. */
const proposeChange = async (
  shop: Shop,
  item: Item,
  live: { id: number; data: object },
  apps: ReadonlyMap<string, Created>,
): Promise<void> => {
  if (!item.change) return;
  const { hours, ...changes } = item.change;
  const when = new Date(shop.now.getTime() - hours * HOUR);
  const after: Item =
    item.type === 'apps' ? { ...item, ...changes } : { ...item, ...changes, type: 'services' };
  await shop.strapi.db.query(kinds[item.type].uid).create({
    data: {
      ...live.data,
      ...wordsOf(after),
      ...termsOf(shop, after, apps),
      ...at(when),
      slug: null,
      status: 'PENDING',
      version: 0,
      revision_of: live.id,
      submitted_at: when,
      decided_at: null,
    },
  });
  const fields = Object.keys(changes);
  await record(shop, item, live.id, [
    { at: when, kind: 'submitted', by: 'owner', from: 'APPROVED', to: 'PENDING', fields },
  ]);
};

const createListing = async (
  shop: Shop,
  item: Item,
  slug: string,
  apps: ReadonlyMap<string, Created>,
): Promise<Created> => {
  const { strapi, actors } = shop;
  const { userId, accountId } = actors[item.owner];
  const events = historyOf(item.name, item.story, shop.now);
  const createdAt = events[0]?.at ?? shop.now;
  const state = stateAfter(events);
  const logo = item.logo
    ? await hangLogo(shop, item.logo, { name: item.name, ownerId: userId, createdAt })
    : null;
  const data = {
    ...wordsOf(item),
    ...termsOf(shop, item, apps),
    logo,
    account: accountId,
    author: userId,
    status: state.status,
    note: state.note,
    draft: state.draft,
    submitted_at: state.submittedAt,
    decided_at: state.decidedAt,
    version: events.length + (item.change ? 1 : 0),
    revision_of: null,
    slug,
    createdAt,
    updatedAt: events.at(-1)?.at ?? createdAt,
  };
  const row = await strapi.db.query(kinds[item.type].uid).create({ data });
  const id = Number(row.id);
  await record(shop, item, id, events);
  await proposeChange(shop, item, { id, data }, apps);
  const live = state.status === 'APPROVED' ? state.decidedAt : null;
  return { id, site: item.site ?? '', liveSince: live };
};

const age = (story: Story): number => (story.is === 'waiting' ? story.hours / 24 : story.days);

/** Oldest first, so that ids rise with time. */
export const createListings = async (
  shop: Shop,
  items: readonly Item[],
  apps: ReadonlyMap<string, Created> = new Map(),
): Promise<ReadonlyMap<string, Created>> => {
  const created = new Map<string, Created>();
  const slugs = new Set<string>();
  for (const item of items.toSorted((a, b) => age(b.story) - age(a.story))) {
    const slug = freeSlug(slugBase(item.name, kinds[item.type].single), slugs);
    slugs.add(slug);
    created.set(item.name, await createListing(shop, item, slug, apps));
  }
  return created;
};

export type Catalogue = Record<Collection, ReadonlyMap<string, Created>>;
