import { useMemo, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './NotificationList.css.ts';
import { useRowsNear } from './useRowsNear.ts';

export interface NotificationEntry {
  title: string;
  /** The beginning of a message. Default: none. */
  text?: string | undefined;
  /** Kind and time, formatted. */
  detail: string;
  href: string;
  read: boolean;
}

export interface Identified {
  id: number;
}

export interface NotificationListProps<Row extends Identified> {
  /** Newest first. Of a long list, only those near the viewport are rendered. */
  rows: readonly Row[];
  /** What a rendered row shows. */
  entry: (row: Row) => NotificationEntry;
  /** Marks an entry as read or unread. */
  onMark: (id: number, read: boolean) => void;
}

/** Notifications with a link to their page. */
export function NotificationList<Row extends Identified>({
  rows,
  entry,
  onMark,
}: NotificationListProps<Row>) {
  const Anchor = useLinkComponent();
  const list = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { start, end, before, after } = useRowsNear(list, ids);
  return (
    <ul ref={list} className={styles.list}>
      {before > 0 ? <li aria-hidden style={{ blockSize: before }} /> : null}
      {rows.slice(start, end).map((row, index) => {
        const { title, text, detail, href, read } = entry(row);
        return (
          <li
            key={row.id}
            className={styles.row}
            data-id={row.id}
            data-unread={!read || undefined}
            aria-posinset={start + index + 1}
            aria-setsize={rows.length}
          >
            <span className={styles.dot} />
            <div className={styles.words}>
              <Anchor href={href} className={styles.title}>
                {read ? null : (
                  <VisuallyHidden>{`${m.people_notification_unread()} `}</VisuallyHidden>
                )}
                <span>{title}</span>
              </Anchor>
              {text ? <p className={styles.text}>{text}</p> : null}
              <Text size="small" tone="muted">
                {detail}
              </Text>
            </div>
            <div className={styles.action}>
              <Button size="compact" tone="ghost" onClick={() => onMark(row.id, !read)}>
                <span>
                  {read ? m.people_notification_mark_unread() : m.people_notification_mark_read()}
                </span>
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </Button>
            </div>
          </li>
        );
      })}
      {after > 0 ? <li aria-hidden style={{ blockSize: after }} /> : null}
    </ul>
  );
}
