import type { MarkedNotifications, NotificationSetting } from '@portal/domain';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import {
  createNotificationsApi,
  type NotificationFilter,
  type NotificationsApi,
} from '../client/notifications.ts';
import type { Unread } from '../schemas/notifications.ts';
import { createWholeCache } from '../stores/cache.ts';
import {
  createNotificationList,
  createUnreadStore,
  isMarkedBy,
  type NotificationListStore,
} from '../stores/notifications.ts';
import type { Stores } from '../stores/stores.ts';
import { openTabChannel, watchUnread } from '../stores/watchUnread.ts';
import { useClient, useStores } from './DataProvider.tsx';
import { useCache, useStoreState } from './useCache.ts';
import { useUser } from './useSession.ts';

/* The notifications of the user: an entry of its own, which loads after the first page. */

interface NotificationServices {
  api: NotificationsApi;
  /** Whether other tabs may have the same connection. */
  shared: boolean;
  unread: ReturnType<typeof createUnreadStore>;
  lists: Set<NotificationListStore>;
}

const services = new WeakMap<Stores, NotificationServices>();

function useNotificationServices(): NotificationServices {
  const client = useClient();
  const stores = useStores();
  const known = services.get(stores);
  if (known) return known;
  const api = createNotificationsApi(client);
  const { shared } = client.tabs;
  const created: NotificationServices = {
    api,
    shared,
    unread: createUnreadStore(),
    lists: new Set(),
  };
  const clear = () => created.unread.setState({ unread: null });
  stores.join({ invalidate: () => undefined, clear });
  services.set(stores, created);
  return created;
}

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
  const { api } = useNotificationServices();
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other notifications.
  const cache = useMemo(
    () =>
      createWholeCache(
        async (options) =>
          (await api.list({ unread: false, kind: null }, { limit: count }, options)).rows,
        {},
      ),
    [api, count, user.id],
  );
  const unread = useUnread();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads when something was read or has arrived.
  useEffect(() => cache.invalidate(), [cache, unread]);
  return useCache(cache, 'all', wanted);
}

/** The user's settings, and a function that saves one of them. */
export function useNotificationSettings() {
  const { api } = useNotificationServices();
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other settings.
  const cache = useMemo(() => createWholeCache(api.settings, {}), [api, user.id]);
  const settings = useCache(cache, 'all');
  /** Shows the change at once; after a failure, what the server has. */
  async function save(changed: NotificationSetting) {
    cache.update((known) => known.map((each) => (each.kind === changed.kind ? changed : each)));
    try {
      cache.set('all', await api.saveSettings([changed]));
    } catch (error) {
      cache.invalidate();
      throw error;
    }
  }
  return { settings, save };
}

export type { Notification } from '../schemas/notifications.ts';
