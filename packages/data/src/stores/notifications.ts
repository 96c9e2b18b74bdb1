import { type MarkedNotifications, samePaths } from '@portal/domain';
import { createStore } from 'zustand/vanilla';
import type { NotificationFilter, NotificationsApi } from '../client/notifications.ts';
import type { DataError } from '../schemas/dataError.ts';
import type { Notification, Unread } from '../schemas/notifications.ts';
import type { Readable } from './cache.ts';

/** A list as far as it was loaded. `problem` is that of the last call. */
interface NotificationList {
  rows: readonly Notification[];
  /** Where the next page begins; null on the last, undefined before the first has loaded. */
  next: number | null | undefined;
  loading: boolean;
  problem: DataError | null;
  /** Which call that was. Default: none failed. */
  failed?: 'newest' | 'more' | undefined;
}

const none: NotificationList = { rows: [], next: undefined, loading: false, problem: null };

interface Page {
  rows: readonly Notification[];
  next: number | null;
}

/** The newest page, with the earlier rows if none may be missing in between. */
function refreshed(known: Page, page: Page): Page {
  const last = page.rows.at(-1)?.id;
  if (last === undefined || page.next === null || !known.rows.some(({ id }) => id >= last))
    return page;
  return { rows: [...page.rows, ...known.rows.filter(({ id }) => id < last)], next: known.next };
}

export interface NotificationListStore extends Readable<NotificationList> {
  /** Loads the newest; earlier rows stay. */
  refresh(): Promise<void>;
  more(): Promise<void>;
  /** Shows what was marked. */
  marked(isMarked: (row: Notification) => boolean, read: boolean): void;
}

/** A list of notifications that grows by pages, and at its top when new ones arrive. */
export function createNotificationList(
  api: Pick<NotificationsApi, 'list'>,
  filter: NotificationFilter,
): NotificationListStore {
  const store = createStore<NotificationList>(() => none);

  async function load(cursor: number | null) {
    store.setState({ loading: true });
    try {
      const page = await api.list(filter, { cursor });
      const { rows, next = null } = store.getState();
      const shown =
        cursor === null
          ? refreshed({ rows, next }, page)
          : { rows: [...rows.filter(({ id }) => id >= cursor), ...page.rows], next: page.next };
      store.setState({ ...shown, loading: false, problem: null, failed: undefined });
    } catch (problem) {
      const failed = cursor === null ? 'newest' : 'more';
      store.setState({ loading: false, problem: problem as DataError, failed });
    }
  }

  return {
    ...store,
    refresh: () => load(null),
    more: () => load(store.getState().next ?? null),
    marked: (isMarked, read) =>
      store.setState(({ rows }) => ({
        rows: rows.map((row) => (isMarked(row) ? { ...row, read } : row)),
      })),
  };
}

/** Whether a call that marks was about a row. */
export const isMarkedBy =
  (marked: MarkedNotifications) =>
  ({ id, path }: Notification): boolean => {
    if ('ids' in marked) return marked.ids.includes(id);
    return 'up_to' in marked ? id <= marked.up_to : samePaths(marked.path).includes(path);
  };

/** How many are unread; null before it is known. */
export const createUnreadStore = () =>
  createStore<{ unread: Unread | null }>(() => ({ unread: null }));
