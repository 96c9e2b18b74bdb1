import { ChevronRight } from 'lucide-react';
import { figure } from '../../components/Chart/Chart.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './OverviewLists.css.ts';

export interface WaitingLine {
  /** What waits: 'App listings'. */
  label: string;
  icon: IconType;
  count: number;
  /** The age of what waits longest: 'oldest 4 days'. */
  since?: string | undefined;
  /** It has waited long. Sets `data-late`. */
  late?: boolean | undefined;
  /** Where it is decided. */
  href: string;
}

export interface WaitingListProps {
  /** Accessible name of the list. */
  label: string;
  /** The queues, each with how many wait. */
  lines: readonly WaitingLine[];
}

/** How much of each kind waits for a decision, and the way to it. */
export function WaitingList({ label, lines }: WaitingListProps) {
  const Anchor = useLinkComponent();
  return (
    <ul className={styles.filling} aria-label={label}>
      {lines.map((line) => (
        <li key={line.label} className={styles.row}>
          <Anchor href={line.href} className={styles.waiting}>
            <span className={styles.icon}>
              <Icon icon={line.icon} />
            </span>
            <span className={styles.waitingName}>{line.label}</span>
            <VisuallyHidden>, </VisuallyHidden>
            {line.since ? (
              <span className={`${styles.since} ${line.late ? styles.late : ''}`}>
                {line.since}
                <VisuallyHidden>, </VisuallyHidden>
              </span>
            ) : null}
            <span className={styles.count}>
              {figure(line.count)}
              <VisuallyHidden> waiting</VisuallyHidden>
            </span>
            <span className={styles.chevron}>
              <Icon icon={ChevronRight} />
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
