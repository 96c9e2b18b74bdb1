import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './TopBar.css.ts';
import type { PlanBadge } from './topBarOptions.ts';

interface PersonButtonProps {
  name: string;
  fullName: string;
  badge: PlanBadge;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The greeting that opens the account menu; takes on what the menu's trigger hands to it. */
export function PersonButton({ name, fullName, badge, ref, ...trigger }: PersonButtonProps) {
  return (
    <button {...trigger} ref={ref} type="button" className={styles.person}>
      <span className={styles.greeting}>
        <span className={styles.words}>Hi, {name}</span>
      </span>
      <Badge kind={badge} />
      <Avatar name={fullName} size="small" />
      <span className={styles.chevron}>
        <Icon icon={ChevronDown} />
      </span>
    </button>
  );
}
