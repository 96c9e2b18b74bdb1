import { Bell, CheckCheck, List } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './NotificationBell.css.ts';

export interface BellEntry {
  id: number;
  title: string;
  /** When it arrived, formatted. */
  when: string;
  href: string;
  read: boolean;
}

export interface NotificationBellProps {
  /** How many are unread. From 100 on the bell says '99+'. */
  unread: number;
  /** The newest notifications, or why there are none. */
  latest: readonly BellEntry[] | 'loading' | 'failed';
  /** Target of 'View all notifications'. */
  allHref: string;
  /** Called before the menu opens: the newest notifications are needed. Default: nothing. */
  onApproach?: (() => void) | undefined;
  /** Called when an entry is opened. Default: nothing. */
  onOpen?: ((id: number) => void) | undefined;
  /** Marks all as read. Default: no such item. */
  onMarkAll?: (() => void) | undefined;
  /** What a screen reader announces, such as that one has arrived. Default: nothing. */
  news?: string | undefined;
}

/** The bell of the top bar: the count of unread notifications, and a menu of the newest. */
export function NotificationBell(props: NotificationBellProps) {
  const { unread, latest, allHref, onApproach, onOpen, onMarkAll, news } = props;
  const items: MenuItem[] = [
    ...(typeof latest === 'string' || latest.length === 0
      ? [{ label: messageOf(latest), disabled: true, onSelect: () => undefined }]
      : latest.map(
          (entry): MenuItem => ({
            kind: 'link',
            label: entry.title,
            description: entry.when,
            detail: entry.read ? undefined : m.people_notification_new(),
            href: entry.href,
            onSelect: () => onOpen?.(entry.id),
          }),
        )),
    { kind: 'separator' },
    ...(unread > 0 && onMarkAll
      ? [{ label: m.people_notifications_mark_all(), icon: CheckCheck, onSelect: onMarkAll }]
      : []),
    { kind: 'link', label: m.people_notifications_view_all(), icon: List, href: allHref },
  ];
  return (
    <>
      <Menu
        label={m.people_notifications()}
        items={items}
        trigger={<BellButton unread={unread} onApproach={onApproach} />}
      />
      <VisuallyHidden as="div">
        <LiveRegion>{news}</LiveRegion>
      </VisuallyHidden>
    </>
  );
}

const countOf = (unread: number): string => (unread > 99 ? '99+' : String(unread));

function messageOf(latest: readonly BellEntry[] | 'loading' | 'failed'): string {
  if (latest === 'loading') return m.people_notifications_loading();
  return latest === 'failed' ? m.people_notifications_failed() : m.people_notifications_empty();
}

interface BellButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  unread: number;
  onApproach: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The trigger of the menu; takes the props that `Menu` adds to it. */
function BellButton({ unread, onApproach, ref, ...trigger }: BellButtonProps) {
  return (
    <button
      {...trigger}
      ref={ref}
      type="button"
      className={styles.bell}
      aria-label={
        unread > 0
          ? m.people_notifications_unread({ count: countOf(unread) })
          : m.people_notifications()
      }
      title={m.people_notifications()}
      onPointerEnter={(event) => {
        onApproach?.();
        trigger.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        onApproach?.();
        trigger.onFocus?.(event);
      }}
    >
      <Icon icon={Bell} />
      {unread > 0 ? (
        <span className={styles.count} aria-hidden>
          {countOf(unread)}
        </span>
      ) : null}
    </button>
  );
}
