import type { Calls } from '../api.ts';
import { onePixel } from '../pictures.ts';
import { image, mark, nameOf, turned } from './hostileTexts.ts';

interface Setup {
  vendor: Calls;
  admin: Calls;
  /** The fields that apps and services share. */
  fields: object;
  terms: { category: { id: number }; location: number };
}

/** Creates a live service, a declined one and one with a pending revision, with hostile text in every field. */
export async function hostileService({ vendor, admin, fields, terms }: Setup) {
  const uploadImage = async (words: string) => {
    const id = await vendor.upload({ ...onePixel, name: `${image}.png` });
    const data = { alternativeText: mark(words), caption: mark('caption') };
    await vendor.bare('PUT', `/upload/files/${id}`, { data });
    return id;
  };
  const person = {
    name: nameOf('person'),
    position: mark('position'),
    description: `${mark('about')} ${turned}`,
    photo: await uploadImage('photo'),
  };
  const service = {
    ...fields,
    logo: await uploadImage('logo'),
    categories: [terms.category.id],
    locations: [terms.location],
    email: "window.hostile='1'&x@kea.example",
    team_members: [person],
  };
  const add = () => vendor.one('POST', '/services', { data: service });
  const decide = (made: { id: number; version: number }, status: string, note: string | null) =>
    admin.one('PATCH', `/services/${made.id}`, {
      data: { note, internal_note: mark('internal'), status, version: made.version },
    });
  const { slug } = await decide(await add(), 'APPROVED', null);
  const declined = await decide(await add(), 'DECLINED', mark('reason'));
  const { id, version } = await decide(await add(), 'APPROVED', null);
  const change = { ...service, summary: mark('change'), phone: null, team_members: [], version };
  const changed = await vendor.one('PUT', `/services/${id}`, { data: change });
  return { slug, declined: declined.slug, changed: changed.slug };
}
