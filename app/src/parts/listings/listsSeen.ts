import { type Collection, type ListPlace, listPlaceOf, type Scope } from '@portal/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppServices } from '../../portal.tsx';

interface SeenList {
  place: ListPlace;
  /** Its address, with what it was filtered by. */
  href: string;
}

/** The lists of listings that each portal showed, by path, the latest last. */
const seenBy = new WeakMap<object, Map<string, SeenList>>();

/** Keeps the address of the list on screen, so that pages begun from it lead back to it as it was. */
export function useSeesList(): void {
  const portal = useAppServices();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const place = listPlaceOf(pathname);
    if (!place) return;
    const seen = seenBy.get(portal) ?? new Map<string, SeenList>();
    seen.delete(pathname);
    seen.set(pathname, { place, href: pathname + search });
    seenBy.set(portal, seen);
  }, [portal, pathname, search]);
}

/** The latest list of a collection that was on screen. */
export function useSeenList(
  collection: Collection,
  scope: Scope | undefined,
): SeenList | undefined {
  return [...(seenBy.get(useAppServices())?.values() ?? [])].findLast(
    ({ place }) =>
      place.collection === collection && (scope === undefined || place.scope === scope),
  );
}
