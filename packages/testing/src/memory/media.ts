import { parseJson } from '@portal/data/internal/schemas/decode';
import { type AuditChanges, defaultBrand, logoMaxBytes, logoTypes, namesOf } from '@portal/domain';
import { type Infer, nullable, object, optional, string } from 'superstruct';
import { pictureUrl } from '../makers.ts';
import { callerMayWithAll } from './access.ts';
import { audit } from './audit.ts';
import { nextId, type StoredMedia } from './database.ts';
import { type Call, HttpError, ok, type Reply, read } from './http.ts';
import { passes } from './lists.ts';
import { mediaShape, personShape } from './shapes.ts';

/** The first bytes of the accepted formats; name and declared type are ignored. */
async function typeOf(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (head.startsWith('\xff\xd8\xff')) return logoTypes[0];
  if (head.startsWith('\x89PNG')) return logoTypes[1];
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? logoTypes[2] : undefined;
}

const infoStruct = object({
  name: optional(string()),
  alternativeText: optional(nullable(string())),
  caption: optional(nullable(string())),
});

/** The texts of a form's pictures, in order. */
const infosOf = (body: unknown) =>
  body instanceof FormData
    ? body.getAll('fileInfo').map((text) => wordsOf(read(parseJson(String(text)), infoStruct)))
    : [];

export async function upload(call: Call): Promise<Reply> {
  const { db, body, user, query } = call;
  const infos = infosOf(body);
  const id = query.get('id');
  if (id !== null) return describe({ ...call, params: { id } }, infos[0] ?? {});
  const files =
    body instanceof FormData
      ? [...body.entries()].flatMap(([name, value]) =>
          name.startsWith('files') && value instanceof File ? [value] : [],
        )
      : [];
  const kept = [];
  for (const file of files) {
    if (file.size > logoMaxBytes) throw new HttpError('picture-too-large');
    const mime = await typeOf(file);
    if (!mime) {
      throw new HttpError('picture-unsupported');
    }
    const id = nextId(db.media);
    const media: StoredMedia = {
      id,
      name: file.name,
      ...infos[kept.length],
      url: pictureUrl(id),
      mime,
      size: file.size / 1000,
      ownerId: user.id,
    };
    db.media.push(media);
    kept.push(mediaShape(media));
  }
  return ok(kept);
}

function reached(call: Call): StoredMedia[] {
  const all = callerMayWithAll(call, 'media.read');
  return call.db.media.filter(({ ownerId }) => all || ownerId === call.user.id);
}

function find(call: Call): StoredMedia {
  const asked = call.params.id;
  const media = reached(call).findLast(({ id, name }) => String(id) === asked || name === asked);
  if (!media) throw new HttpError('picture-not-found');
  return media;
}

export function getMedia(call: Call): Reply {
  const media = find(call);
  const sender = call.db.users.find(({ id }) => id === media.ownerId);
  const user = sender ? { ...personShape(sender), id: sender.id } : null;
  const asked = call.query.get('populate') === 'user' ? { user } : {};
  return ok({ ...mediaShape(media), ...asked });
}

export function deleteMedia(call: Call): Reply {
  const media = find(call);
  const { db } = call;
  const { images } = db.brand?.brand ?? defaultBrand;
  const inBrand = Object.values(images).some((image) => image?.url === media.url);
  const used = db.listings.some((listing) =>
    [listing, listing.revision].some(
      (row) =>
        row?.values.logo === media.id ||
        row?.values.team_members.some(({ photo }) => photo === media.id),
    ),
  );
  if (used || inBrand) throw new HttpError('picture-in-use');
  db.media = db.media.filter((each) => each !== media);
  auditPicture(call, 'picture.delete', media);
  return ok(mediaShape(media));
}

export function listMedia(call: Call): Reply {
  const shapes = reached(call).map(mediaShape).reverse();
  return ok(shapes.filter((shape) => passes(shape, call.query)));
}

/** The audit log has what staff do. */
function auditPicture(
  call: Call,
  action: 'picture.edit' | 'picture.delete',
  { id, name }: StoredMedia,
  changes: AuditChanges = {},
): void {
  if (call.user.staff) audit(call, action, { subject: { kind: 'files', id, name }, changes });
}

const changedWords = (media: StoredMedia, words: ReturnType<typeof wordsOf>): AuditChanges =>
  Object.fromEntries(
    namesOf(words)
      .map((name) => [name, [media[name] ?? null, words[name] ?? null]] as const)
      .filter(([, [before, after]]) => before !== after),
  );

const wordsStruct = object({ data: infoStruct });

/** Texts of a live picture change by approval: returns another record of the same picture, the existing one if repeated. */
function ownCopy(call: Call, media: StoredMedia, words: Partial<StoredMedia>): StoredMedia {
  const { db } = call;
  const isLive = db.listings.some(
    ({ status, values }) => status === 'APPROVED' && values.logo === media.id,
  );
  if (callerMayWithAll(call, 'media.save') || !isLive) return media;
  const wanted = { alternativeText: null, caption: null, ...media, ...words };
  const found = db.media.find(
    ({ url, alternativeText = null, caption = null }) =>
      url === wanted.url &&
      alternativeText === wanted.alternativeText &&
      caption === wanted.caption,
  );
  if (found) return found;
  const copy = { ...media, id: nextId(db.media) };
  db.media.push(copy);
  return copy;
}

/** Omitted texts stay. */
function wordsOf({ name, alternativeText, caption }: Infer<typeof infoStruct>) {
  return {
    ...(name ? { name } : {}),
    ...(alternativeText === undefined ? {} : { alternativeText: alternativeText || null }),
    ...(caption === undefined ? {} : { caption: caption || null }),
  };
}

export const describeMedia = (call: Call): Reply =>
  describe(call, wordsOf(read(call.body, wordsStruct).data));

function describe(call: Call, words: ReturnType<typeof wordsOf>): Reply {
  const found = find(call);
  const changes = changedWords(found, words);
  const media = ownCopy(call, found, words);
  Object.assign(media, words);
  if (Object.keys(changes).length > 0) auditPicture(call, 'picture.edit', found, changes);
  return ok(mediaShape(media));
}
