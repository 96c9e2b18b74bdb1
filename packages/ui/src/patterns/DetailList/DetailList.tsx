import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import * as styles from './DetailList.css.ts';

export interface DetailEntry {
  id: string | number;
  name: string;
  /** A short word next to the name. Default: none. */
  tag?: string | undefined;
  /** The second line. */
  detail: string;
  /** A button at the end. Default: none. */
  action?: ReactNode;
}

export interface DetailListProps {
  /** Accessible name. Default: none. */
  label?: string | undefined;
  /** Icon of each entry. Default: none. */
  icon?: IconType | undefined;
  /** The entries, in order. */
  entries: readonly DetailEntry[];
}

/** A few entries with a name and a line of details, in a card. */
export const DetailList = ({ label, icon, entries }: DetailListProps) => (
  <ul className={styles.list} aria-label={label}>
    {entries.map(({ id, name, tag, detail, action }) => (
      <li key={id} className={styles.row}>
        {icon ? (
          <span className={styles.icon}>
            <Icon icon={icon} size={20} />
          </span>
        ) : null}
        <div className={styles.words}>
          <div className={styles.name}>
            <Text size="label">{name}</Text>
            {tag ? <span className={styles.tag}>{tag}</span> : null}
          </div>
          <Text size="small" tone="muted" figures>
            {detail}
          </Text>
        </div>
        {action}
      </li>
    ))}
  </ul>
);
