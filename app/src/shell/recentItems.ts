import type { KeyValues } from '../storage.ts';

const key = 'portal.recent';
/** Items that are kept. */
const kept = 6;

/** A record that was chosen. Only its name is kept, because all else about it may change. */
export interface RecentRecord {
  kind: 'apps' | 'services' | 'accounts';
  label: string;
  href: string;
}

/** A chosen item of the palette; of a record also what it shows, since only a search finds it. */
export interface RecentItem {
  id: string;
  record?: RecentRecord;
}

const kinds = ['apps', 'services', 'accounts'] as const;

/** A stored item; undefined if it is none, or if it leads elsewhere. */
function itemOf(value: unknown): RecentItem | undefined {
  const { id, record }: Record<string, unknown> = Object(value);
  if (typeof id !== 'string') return undefined;
  if (record === undefined) return { id };
  const { kind: stored, label, href }: Record<string, unknown> = Object(record);
  const kind = kinds.find((each) => each === stored);
  if (!kind || typeof label !== 'string' || typeof href !== 'string') return undefined;
  return /^\/(?!\/)/.test(href) ? { id, record: { kind, label, href } } : undefined;
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
