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
}

const none: NotificationList = { rows: [], next: undefined, loading: false, problem: null };

/** Newest first, each once; of two versions of a row the newer response counts. */
function merged(known: readonly Notification[], loaded: readonly Notification[]): Notification[] {
  const rows = new Map(known.map((row) => [row.id, row]));
  for (const row of loaded) rows.set(row.id, row);
  return [...rows.values()].sort((a, b) => b.id - a.id);
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
      const { rows, next } = store.getState();
      const isFirst = next === undefined || cursor !== null;
      store.setState({
        ...{ rows: merged(rows, page.rows), next: isFirst ? page.next : next },
        ...{ loading: false, problem: null },
      });
    } catch (problem) {
      store.setState({ loading: false, problem: problem as DataError });
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
