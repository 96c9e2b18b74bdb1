import {
  useLatestNotifications,
  useMarkNotifications,
  useUnread,
  useWatchedUnread,
} from '@portal/data/notifications';
import { useStores, useUser } from '@portal/data/react';
import { formatDate, may } from '@portal/data/schemas';
import { NotificationBell } from '@portal/ui/patterns/NotificationBell';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { m } from '../i18n/messages.js';
import { useAction } from '../parts/useAction.ts';
import { paths } from '../paths.ts';

/** Notifications in the menu of the bell. */
const shown = 8;
/** Milliseconds on a page until the notifications about it count as read. */
const seenAfter = 1_000;

/** The bell of the top bar. It keeps the count current, and marks what the open page shows as read. */
export function Bell() {
  useWatchedUnread();
  const [wanted, setWanted] = useState(false);
  const unread = useUnread();
  const latest = useLatestNotifications(wanted, shown);
  const mark = useMarkNotifications();
  const { act } = useAction();
  const news = useNews();
  const { pathname } = useLocation();
  const isKnown = unread !== null;
  const hasUnread = useRef(false);
  useEffect(() => {
    hasUnread.current = (unread?.unread ?? 0) > 0;
  }, [unread]);
  // Only on arrival: what comes later is not yet on the page.
  useEffect(() => {
    if (!isKnown || pathname === paths.notifications) return undefined;
    const timer = setTimeout(() => {
      // Unread ones stay in the list, so a failure does no harm.
      if (hasUnread.current) mark({ path: pathname }, true).catch(() => undefined);
    }, seenAfter);
    return () => clearTimeout(timer);
  }, [isKnown, pathname, mark]);

  const known = latest.kind === 'ready' ? latest.value : [];
  return (
    <NotificationBell
      unread={unread?.unread ?? 0}
      latest={
        latest.kind === 'ready'
          ? known.map(({ id, title, path, read, createdAt }) => ({
              id,
              title,
              read,
              when: formatDate(createdAt),
              href: path,
            }))
          : latest.kind
      }
      allHref={paths.notifications}
      onApproach={() => setWanted(true)}
      onOpen={(id) => void act(() => mark({ ids: [id] }, true))}
      onMarkAll={() =>
        void act(() => mark({ up_to: Math.max(unread?.latest ?? 0, known[0]?.id ?? 0) }, true))
      }
      news={news}
    />
  );
}

/** What is announced when notifications arrive. What they may be about is then loaded again. */
function useNews(): string | undefined {
  const unread = useUnread();
  const { news: about, listings } = useStores();
  const decides = may(useUser(), 'listing.decide');
  const known = useRef<number>(undefined);
  const [news, setNews] = useState<string>();
  useEffect(() => {
    if (!unread) return;
    const { latest } = unread;
    if (known.current !== undefined && latest > known.current) {
      setNews(m.shell_new_notification({ count: unread.unread }));
      about.invalidate();
      // An open review page loads its listing itself: one that is gone stays on screen with what is typed.
      if (!decides) listings.invalidate();
    }
    known.current = Math.max(latest, known.current ?? 0);
  }, [unread, about, listings, decides]);
  return news;
}
