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
