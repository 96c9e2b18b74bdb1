import { type Featurable, type Industry, mediaUrl } from '@portal/data/schemas';
import type { FeaturedListing } from '@portal/ui/patterns/FeaturedPicker';

/** Ids of the featured listings, in order. */
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

/** The part of a choice that is still available. */
export const stillHere = (chosen: Chosen, { apps, services }: Industry): Chosen => ({
  apps: chosen.apps.filter((id) => apps.some((app) => app.id === id)),
  services: chosen.services.filter((id) => services.some((service) => service.id === id)),
});

/** Names of chosen listings that became unavailable, before this visit (from the server) or during it. */
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

/** Whether the industry has listings to feature. */
export const maySave = ({ apps, services }: Industry): boolean => apps.length + services.length > 0;

/** A listing as a row: services with their location, apps with their vendor. */
export function toFeatured({ id, name, vendor, locations, logo }: Featurable): FeaturedListing {
  const detail = locations.length > 0 ? locations.join(', ') : vendor;
  return {
    id: String(id),
    name,
    ...(detail ? { detail } : {}),
    ...(logo ? { logo: mediaUrl(logo, 320) } : {}),
  };
}
