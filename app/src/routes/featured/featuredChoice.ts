import { type Featurable, type Industry, mediaUrl } from '@portal/data/schemas';
import type { FeaturedListing } from '@portal/ui/patterns/FeaturedPicker';

/** Numbers of the listings that are shown first, in their order. */
export interface Chosen {
  apps: number[];
  services: number[];
}

const ids = (listings: readonly Featurable[]) => listings.map(({ id }) => id);

export const chosenIn = ({ featuredApps, featuredServices }: Industry): Chosen => ({
  apps: ids(featuredApps),
  services: ids(featuredServices),
});

export function sameOrder(a: Chosen, b: Chosen): boolean {
  return JSON.stringify([a.apps, a.services]) === JSON.stringify([b.apps, b.services]);
}

/** What of a choice is still there to be featured. */
export const stillHere = (chosen: Chosen, { apps, services }: Industry): Chosen => ({
  apps: chosen.apps.filter((id) => apps.some((app) => app.id === id)),
  services: chosen.services.filter((id) => services.some((service) => service.id === id)),
});

/** Names of what left since it was chosen: before this visit, as the server says, or during it. */
export function leftOutOf(
  industry: Industry,
  draft: Chosen | null,
  names: ReadonlyMap<string, string>,
) {
  const of = (type: keyof Chosen, single: 'app' | 'service') => {
    const here = new Set(industry[type].map(({ id }) => id));
    const before = (industry.leftOut ?? []).filter((each) => each.type === single);
    const during = (draft?.[type] ?? [])
      .filter((id) => !here.has(id))
      .flatMap((id) => names.get(`${type}/${id}`) ?? []);
    return [...new Set([...before.map(({ name }) => name), ...during])];
  };
  return { apps: of('apps', 'app'), services: of('services', 'service') };
}

/** An industry without a single listing has nothing to feature. */
export const maySave = ({ apps, services }: Industry): boolean => apps.length + services.length > 0;

/** A listing in a line: services by where they are, apps by who offers them. */
export function toFeatured({ id, name, vendor, locations, logo }: Featurable): FeaturedListing {
  const detail = locations.length > 0 ? locations.join(', ') : vendor;
  return {
    id: String(id),
    name,
    ...(detail ? { detail } : {}),
    ...(logo ? { logo: mediaUrl(logo, 320) } : {}),
  };
}
