import { nullable, object, optional, string } from 'superstruct';
import { logoMaxBytes, logoTypes } from '../../schemas/limits.ts';
import { listingTexts, uploadTexts } from '../../schemas/texts.ts';
import { pictureUrl } from '../makers/media.ts';
import { nextId, type StoredMedia } from './database.ts';
import { type Call, invalid, isAdmin, ok, Refusal, type Reply, read } from './http.ts';
import { passes } from './lists.ts';
import { mediaShape } from './shapes.ts';

/** The first bytes of the accepted formats: what a file is called and claims to be does not count. */
async function typeOf(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (head.startsWith('\xff\xd8\xff')) return logoTypes[0];
  if (head.startsWith('\x89PNG')) return logoTypes[1];
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? logoTypes[2] : undefined;
}

export async function upload({ db, body, user }: Call): Promise<Reply> {
  const files =
    body instanceof FormData
      ? [...body.entries()].flatMap(([name, value]) =>
          name.startsWith('files') && value instanceof File ? [value] : [],
        )
      : [];
  const kept = [];
  for (const file of files) {
    if (file.size > logoMaxBytes) throw new Refusal(413, listingTexts.logoSize);
    const mime = await typeOf(file);
    if (!mime) {
      throw invalid(listingTexts.logoType, [{ path: 'files', message: listingTexts.logoType }]);
    }
    const id = nextId(db.media);
    const media = {
      id,
      name: file.name,
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

function reached({ db, user }: Call): StoredMedia[] {
  return db.media.filter(({ ownerId }) => isAdmin(user) || ownerId === user.id);
}

function find(call: Call): StoredMedia {
  const asked = call.params.id;
  const media = reached(call).findLast(({ id, name }) => String(id) === asked || name === asked);
  if (!media) throw new Refusal(404, uploadTexts.notFound);
  return media;
}

export function getMedia(call: Call): Reply {
  return ok(mediaShape(find(call)));
}

export function listMedia(call: Call): Reply {
  const shapes = reached(call).map(mediaShape).reverse();
  return ok(shapes.filter((shape) => passes(shape, call.query)));
}

const words = optional(nullable(string()));
const wordsStruct = object({ data: object({ alternativeText: words, caption: words }) });

export function describeMedia(call: Call): Reply {
  const media = find(call);
  const { alternativeText, caption } = read(call.body, wordsStruct).data;
  if (alternativeText !== undefined) media.alternativeText = alternativeText || null;
  if (caption !== undefined) media.caption = caption || null;
  return ok(mediaShape(media));
}
