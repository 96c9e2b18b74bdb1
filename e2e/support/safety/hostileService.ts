import type { Calls } from '../api.ts';
import { onePixel } from '../pictures.ts';
import { image, mark, nameOf, turned } from './hostileTexts.ts';

interface Setup {
  vendor: Calls;
  admin: Calls;
  /** What every listing has. */
  fields: object;
  terms: { category: { id: number }; location: number };
}

/** Services with contact, people and pictures: a live one, a declined one, and one with a change that waits. */
export async function hostileService({ vendor, admin, fields, terms }: Setup) {
  const picture = async (words: string) => {
    const id = await vendor.upload({ ...onePixel, name: `${image}.png` });
    const data = { alternativeText: mark(words), caption: mark('caption') };
    await vendor.bare('PUT', `/upload/files/${id}`, { data });
    return id;
  };
  const person = {
    name: nameOf('person'),
    position: mark('position'),
    description: `${mark('about')} ${turned}`,
    photo: await picture('photo'),
  };
  const service = {
    ...fields,
    logo: await picture('logo'),
    categories: [terms.category.id],
    locations: [terms.location],
    email: "window.hostile='1'&x@kea.example",
    phone: mark('phone'),
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
