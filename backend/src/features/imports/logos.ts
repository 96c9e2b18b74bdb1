import {
  importedLogo,
  importTexts,
  type ListingState,
  type ListingValues,
  logoName,
  logosOf,
  logoTarget,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inOneRead, inTransaction, type Sql } from '../../base/database.ts';
import { isDatabaseAway } from '../../base/databaseAway.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import { nextTurn } from '../../base/nextTurn.ts';
import { isPrivateHost } from '../../base/outgoing/address.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import {
  mediaStore,
  publicAddress,
  readInTurn,
  StoreError,
  saveMedia,
  shownName,
} from '../media/index.ts';
import { fetchLogo, TooSlow } from './fetchLogo.ts';
import type { KnownTerms } from './knownTerms.ts';
import type { Logos, RowKind } from './rowKind.ts';
import { fail } from './rowProblems.ts';
import { slowHosts } from './slowHosts.ts';
import { type ImportRecord, type RowRecord, targetsOf } from './tables.ts';

/** Images that are loaded at once. */
const AT_ONCE = 4;
/** Milliseconds for which an image that was loaded waits for its row, such as after a kill: the sweep keeps it longer. */
const REUSED = 12 * 3600 * 1000;

interface FileRow {
  id: number;
  url: string;
  source_url: string | null;
}

/** What the address of a row does to the logo of its listing, which is null for a new one. */
export const logoOf = async (
  sql: Sql,
  address: string,
  state: ListingState<ListingValues> | null,
  actor: Actor,
): Promise<{ logo: number | null } | { load: string }> => {
  const ids = state ? logosOf(state, actor) : [];
  const rows: FileRow[] =
    ids.length === 0 ? [] : await sql('files').whereIn('id', ids).select('id', 'url', 'source_url');
  // In their order, as both can have pictures of one address.
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const known = rows.flatMap(({ id, url, source_url: source }) =>
    [...new Set([publicAddress(url), url])].map((each) => ({ id, url: each, source })),
  );
  const found = importedLogo(address, known);
  if ('problem' in found) return fail(logoTarget, found.problem);
  // A check tells as well what needs no request.
  const isRefused =
    'load' in found && !settings.links.privateAddresses && isPrivateHost(new URL(found.load));
  return isRefused ? fail(logoTarget, importTexts.logoNotAllowed) : found;
};

/** Pictures that the import has loaded already, by their addresses. */
const loaded = async (
  strapi: Strapi,
  { created }: ImportRecord,
  actor: Actor,
  addresses: readonly string[],
): Promise<Map<string, number>> => {
  const since = new Date(Math.max(Number(created), Date.now() - REUSED));
  const rows: FileRow[] = await inOneRead(strapi, (sql) =>
    sql('files')
      .where({ owner_id: actor.id })
      .where('created_at', '>=', since)
      .whereIn('source_url', addresses)
      .orderBy('id')
      .select('id', 'url', 'source_url'),
  );
  return new Map(rows.map(({ id, source_url }) => [String(source_url), id]));
};

/** Loads an image and stores it as an upload of the user. */
const load = async (strapi: Strapi, actor: Actor, address: string, signal: AbortSignal) => {
  const picture = await readInTurn(
    await fetchLogo(address, {
      portal: settings.publicUrl,
      publicOnly: () => !settings.links.privateAddresses,
      signal,
    }),
  );
  const name = shownName(logoName(address));
  const media = { name, picture, ownerId: actor.id, sourceUrl: address };
  return (await saveMedia(strapi, mediaStore, media)).id;
};

const messageOf = (strapi: Strapi, error: unknown): string => {
  if (error instanceof TooSlow) return importTexts.logoLate;
  if (error instanceof HttpError)
    return error.reason === 'picture-unsupported' ? importTexts.logoNoImage : error.message;
  strapi.log.error(error);
  return new HttpError(error instanceof StoreError ? 'storage-unreachable' : 'internal').message;
};

/** Why a row cannot have an image. */
const problemOf = (strapi: Strapi, error: unknown): HttpError => {
  if (isDatabaseAway(error)) throw error;
  const message = messageOf(strapi, error);
  return invalid(message, [{ path: [logoTarget], message }]);
};

/** Loads images, some at once. A host that was too slow fails for the others as well, and many of them fail all, so that they do not hold up the imports for minutes. */
const loadAll = async (
  strapi: Strapi,
  imported: ImportRecord,
  actor: Actor,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<[string, number | HttpError][]> => {
  const results: [string, number | HttpError][] = [];
  const slow = slowHosts(imported);
  const waiting = [...addresses];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (signal.aborted) return;
      const { host } = new URL(next);
      if (slow.has(host)) {
        results.push([next, problemOf(strapi, new TooSlow())]);
        continue;
      }
      try {
        results.push([next, await load(strapi, actor, next, signal)]);
      } catch (error) {
        if (error instanceof TooSlow) slow.add(host);
        results.push([next, problemOf(strapi, error)]);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
};

/** Whether the rows of an import may need images. */
export const hasLogos = (imported: ImportRecord): boolean =>
  imported.state === 'running' && targetsOf(imported).includes(logoTarget);

/** The images of rows that are about to be written, which are loaded before their transactions. */
export const prepareLogos = async (
  strapi: Strapi,
  kind: RowKind,
  {
    imported,
    rows,
    actor,
    terms,
  }: {
    imported: ImportRecord;
    rows: readonly RowRecord[];
    actor: Actor;
    terms: KnownTerms;
  },
  signal: AbortSignal,
): Promise<Logos> => {
  const { loads } = kind;
  if (!loads || !hasLogos(imported)) return new Map();
  const needed = new Set<string>();
  for (const row of rows) {
    await nextTurn();
    if (signal.aborted) return new Map();
    const address = await inTransaction(strapi, (sql) =>
      loads(strapi, sql, { imported, row, actor }, terms),
    ).catch((error: unknown) => {
      // Its write says the same.
      if (error instanceof HttpError) return null;
      throw error;
    });
    if (address !== null) needed.add(address);
  }
  const known = await loaded(strapi, imported, actor, [...needed]);
  const missing = [...needed].filter((address) => !known.has(address));
  return new Map([...known, ...(await loadAll(strapi, imported, actor, missing, signal))]);
};
