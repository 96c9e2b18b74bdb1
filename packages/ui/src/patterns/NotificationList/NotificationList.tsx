import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './NotificationList.css.ts';

export interface NotificationEntry {
  id: number;
  title: string;
  /** The beginning of a message. Default: none. */
  text?: string | undefined;
  /** Kind and time, formatted. */
  detail: string;
  href: string;
  read: boolean;
}

export interface NotificationListProps {
  /** Newest first. */
  entries: readonly NotificationEntry[];
  /** Marks an entry as read or unread. */
  onMark: (id: number, read: boolean) => void;
}

/** Notifications with a link to their page. */
export function NotificationList({ entries, onMark }: NotificationListProps) {
  const Anchor = useLinkComponent();
  return (
    <ul className={styles.list}>
      {entries.map(({ id, title, text, detail, href, read }) => (
        <li key={id} className={styles.row} data-unread={!read || undefined}>
          <span className={styles.dot} />
          <div className={styles.words}>
            <Anchor href={href} className={styles.title}>
              {read ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
              {title}
            </Anchor>
            {text ? <p className={styles.text}>{text}</p> : null}
            <Text size="small" tone="muted">
              {detail}
            </Text>
          </div>
          <div className={styles.action}>
            <Button size="compact" tone="ghost" onClick={() => onMark(id, !read)}>
              {read ? 'Mark as unread' : 'Mark as read'}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
