import { Bell, CheckCheck, List } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
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
            detail: entry.read ? undefined : 'New',
            href: entry.href,
            onSelect: () => onOpen?.(entry.id),
          }),
        )),
    { kind: 'separator' },
    ...(unread > 0 && onMarkAll
      ? [{ label: 'Mark all as read', icon: CheckCheck, onSelect: onMarkAll }]
      : []),
    { kind: 'link', label: 'View all notifications', icon: List, href: allHref },
  ];
  return (
    <>
      <Menu
        label="Notifications"
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
  if (latest === 'loading') return 'Loading…';
  return latest === 'failed' ? 'Notifications didn’t load' : 'No notifications yet';
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
      aria-label={unread > 0 ? `Notifications, ${countOf(unread)} unread` : 'Notifications'}
      title="Notifications"
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
