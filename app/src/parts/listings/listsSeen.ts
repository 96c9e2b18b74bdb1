import { useUser } from '@portal/data/react';
import { type Collection, type ListPlace, listPlaceOf } from '@portal/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppServices } from '../../portal.tsx';

interface SeenList {
  place: ListPlace;
  /** Its address, with what it was filtered by. */
  href: string;
}

/** The lists of listings that each portal showed its user, by path, the latest last. */
const seenBy = new WeakMap<object, { user: number; lists: Map<string, SeenList> }>();

/** The addresses of those of the tab, after the id of the user. */
const key = 'portal.listsSeen';

/** What the tab showed the user before a reload. */
export function keptLists(kept: string | null, user: number): Map<string, SeenList> {
  const lists = new Map<string, SeenList>();
  const found: unknown = JSON.parse(kept ?? '[]');
  const [of, ...hrefs] = Array.isArray(found) ? found : [];
  if (of !== user) return lists;
  for (const href of hrefs) {
    const { pathname } = new URL(href, 'https://portal.example');
    const place = listPlaceOf(pathname);
    if (place) lists.set(pathname, { place, href });
  }
  return lists;
}

/** Those of another user are forgotten, such as after staff viewed the portal as a vendor. */
function listsOf(portal: object, user: number): Map<string, SeenList> {
  const seen = seenBy.get(portal);
  if (seen?.user === user) return seen.lists;
  let lists = new Map<string, SeenList>();
  try {
    lists = keptLists(sessionStorage.getItem(key), user);
  } catch {
    // Without storage they are forgotten by a reload.
  }
  seenBy.set(portal, { user, lists });
  return lists;
}

/** Keeps the address of the list on screen, so that pages begun from it lead back to it as it was, also after a reload. */
export function useSeesList(): void {
  const portal = useAppServices();
  const { id } = useUser();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const place = listPlaceOf(pathname);
    if (!place) return;
    const seen = listsOf(portal, id);
    seen.delete(pathname);
    seen.set(pathname, { place, href: pathname + search });
    try {
      const hrefs = [...seen.values()].map(({ href }) => href);
      sessionStorage.setItem(key, JSON.stringify([id, ...hrefs]));
    } catch {
      // See above.
    }
  }, [portal, id, pathname, search]);
}

/** The latest list of a collection that was on screen. */
export function useSeenList(collection: Collection): SeenList | undefined {
  const portal = useAppServices();
  const { id } = useUser();
  return [...listsOf(portal, id).values()].findLast(({ place }) => place.collection === collection);
}

/** What the history keeps with a bulk edit: the address of the list from which it was begun. */
export const stateOfEdit = (list: string) => ({ list });

/** The list from which the bulk edit on screen was begun; of one that was opened later it is not known. */
export function useListOfEdit(): SeenList | undefined {
  const { state }: { state: Partial<ReturnType<typeof stateOfEdit>> | null } = useLocation();
  const href = state?.list;
  const place = href && listPlaceOf(href.replace(/\?.*/, ''));
  return place ? { place, href } : undefined;
}
