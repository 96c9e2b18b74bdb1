import type { KeyValues } from '../storage.ts';

const key = 'portal.recent';
/** Items that are kept. */
const kept = 6;

/** A chosen item of the palette; of a record also what it shows, since it is only found by a search. */
export interface RecentItem {
  id: string;
  record?: { label: string; group: string; hint: string; href: string };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A stored item; undefined if it is none, or if it leads elsewhere. */
function itemOf(value: unknown): RecentItem | undefined {
  const { id, record }: Record<string, unknown> = Object(value);
  if (!isText(id)) return undefined;
  if (record === undefined) return { id };
  const { label, group, hint, href }: Record<string, unknown> = Object(record);
  if (![label, group, hint, href].every(isText)) return undefined;
  return /^\/(?!\/)/.test(String(href))
    ? { id, record: { label, group, hint, href } as RecentItem['record'] & object }
    : undefined;
}

/** The last chosen items, the newest first. */
export function readRecent(storage: KeyValues): RecentItem[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((each) => itemOf(each) ?? []) : [];
  } catch {
    return [];
  }
}

/** Adds an item as the newest, and returns all. */
export function addRecent(storage: KeyValues, item: RecentItem): RecentItem[] {
  const items = [item, ...readRecent(storage).filter(({ id }) => id !== item.id)].slice(0, kept);
  try {
    storage.setItem(key, JSON.stringify(items));
  } catch {
    // The device is full: they are known until the portal is opened again.
  }
  return items;
}
