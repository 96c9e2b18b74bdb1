import { logoMaxBytes, logoTypes } from '../../schemas/limits.ts';
import { listingTexts } from '../../schemas/texts.ts';
import { pictureUrl } from '../makers/media.ts';
import { nextId } from './database.ts';
import { type Call, invalid, notFound, ok, Refusal, type Reply } from './http.ts';
import { mediaShape } from './shapes.ts';

/** The first bytes of the accepted formats: what a file is called and claims to be does not count. */
async function typeOf(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (head.startsWith('\xff\xd8\xff')) return logoTypes[0];
  if (head.startsWith('\x89PNG')) return logoTypes[1];
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? logoTypes[2] : undefined;
}

export async function upload({ db, body }: Call): Promise<Reply> {
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
    const media = { id, name: file.name, url: pictureUrl(id), mime, size: file.size / 1000 };
    db.media.push(media);
    kept.push(mediaShape(media));
  }
  return ok(kept);
}

export function getMedia({ db, params }: Call): Reply {
  const media = db.media.find(({ id, name }) => String(id) === params.id || name === params.id);
  if (!media) throw notFound();
  return ok(mediaShape(media));
}
