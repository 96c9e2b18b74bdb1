import type { MarkedNotifications, NotificationSetting } from '@portal/domain';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { createNotificationsApi, type NotificationFilter } from '../client/notifications.ts';
import type { Notification, Unread } from '../schemas/notifications.ts';
import { createCache, createWholeCache, together } from '../stores/cache.ts';
import {
  createNotificationList,
  createUnreadStore,
  isMarkedBy,
  type NotificationListStore,
} from '../stores/notifications.ts';
import { openTabChannel, watchUnread } from '../stores/watchUnread.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache, useStoreState } from './useCache.ts';
import { useUser } from './useSession.ts';

/* The notifications of the user: an entry of its own, which loads after the first page. */

const useNotificationServices = lazyStore((client) => {
  const api = createNotificationsApi(client);
  const unread = createUnreadStore();
  /** By how many. */
  const latest = createCache<number, readonly Notification[]>({
    load: async (limit, signal) =>
      (await api.list({ unread: false, kind: null }, { limit }, { signal })).rows,
  });
  const settings = createWholeCache(api.settings, {});
  const caches = together([latest, settings]);
  return {
    api,
    latest,
    settings,
    /** Whether other tabs may have the same connection. */
    shared: client.tabs.shared,
    unread,
    lists: new Set<NotificationListStore>(),
    invalidate: caches.invalidate,
    clear() {
      unread.setState({ unread: null });
      caches.clear();
    },
    /** Shows the change at once; after a failure, what the server has. */
    async saveSetting(changed: NotificationSetting) {
      settings.update((known) =>
        known.map((each) => (each.kind === changed.kind ? changed : each)),
      );
      try {
        settings.set('all', await api.saveSettings([changed]));
      } catch (error) {
        settings.invalidate();
        throw error;
      }
    },
  };
});

/** How many are unread, and the newest of these; null before it is known. */
export function useUnread(): Unread | null {
  return useStoreState(useNotificationServices().unread, ({ unread }) => unread);
}

/** Calls back when the server sends news: something happened to a record, maybe to the one on screen. */
export function useUnreadChange(onChange: () => void): void {
  const { unread } = useNotificationServices();
  const call = useEffectEvent(onChange);
  // Not from a render, which may join two changes.
  useEffect(
    () =>
      unread.subscribe((now, before) => {
        if (before.unread && now.unread !== before.unread) call();
      }),
    [unread],
  );
}

/** Milliseconds after which a hidden tab closes its connection. */
const hiddenFor = 30_000;

/** Keeps the count of unread notifications current while the component is mounted and the page is visible. */
export function useWatchedUnread(): void {
  const { api, shared, unread } = useNotificationServices();
  const user = useUser();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      stop ??= watchUnread({
        stream: api.stream,
        poll: api.unread,
        tabs: openTabChannel(user.id, shared),
        changed: (value) => unread.setState({ unread: value }),
      });
    };
    const end = () => {
      stop?.();
      stop = undefined;
    };
    const follow = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') start();
      else timer = setTimeout(end, hiddenFor);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
      end();
    };
  }, [api, shared, unread, user.id]);
}

/** Marks notifications, and shows it in every list. Rejects with a `DataError`. */
export function useMarkNotifications(): (
  marked: MarkedNotifications,
  read: boolean,
) => Promise<void> {
  const { api, unread, lists } = useNotificationServices();
  return useMemo(
    () => async (marked: MarkedNotifications, read: boolean) => {
      const left = await api.mark(marked, read);
      unread.setState({ unread: left });
      for (const list of lists) list.marked(isMarkedBy(marked), read);
    },
    [api, unread, lists],
  );
}

/** A list that is loaded when it mounts, and again when notifications arrive. */
export function useNotificationList({ unread: onlyUnread, kind }: NotificationFilter) {
  const { api, lists } = useNotificationServices();
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other notifications.
  const list = useMemo(
    () => createNotificationList(api, { unread: onlyUnread, kind }),
    [api, onlyUnread, kind, user.id],
  );
  const latest = useUnread()?.latest;
  const seen = useRef<{ list: NotificationListStore; latest: number | undefined }>(null);
  useEffect(() => {
    lists.add(list);
    return () => void lists.delete(list);
  }, [list, lists]);
  useEffect(() => {
    const known = seen.current;
    const isNew = known?.list !== list || (latest ?? 0) > (known.latest ?? latest ?? 0);
    seen.current = { list, latest };
    if (isNew) void list.refresh();
  }, [list, latest]);
  const state = useStoreState(list, (each) => each);
  return { ...state, retry: list.refresh, more: list.more };
}

/** The newest notifications, once they are `wanted`; reloaded when others arrive. */
export function useLatestNotifications(wanted: boolean, count: number) {
  const { latest, unread } = useNotificationServices();
  useEffect(() => unread.subscribe(latest.invalidate), [unread, latest]);
  return useCache(latest, count, wanted);
}

/** The user's settings, and a function that saves one of them. */
export function useNotificationSettings() {
  const { settings, saveSetting } = useNotificationServices();
  return { settings: useCache(settings, 'all'), save: saveSetting };
}

export type { Notification } from '../schemas/notifications.ts';
