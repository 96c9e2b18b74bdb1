import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { figure } from '../../components/Chart/Chart.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { partlyHidden, VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { type Reviewer, Reviewers } from '../Reviewers/Reviewers.tsx';
import { StatusBadge, type StatusBadgeKind } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './OverviewLists.css.ts';

export interface OverviewGridProps {
  /** The cards, in order. */
  children: ReactNode;
}

/** The cards of an overview, in two columns if they fit. */
export function OverviewGrid({ children }: OverviewGridProps) {
  return <div className={styles.grid}>{children}</div>;
}

export interface WaitingLine {
  label: string;
  icon: IconType;
  count: number;
  /** Age of the oldest item: 'oldest 4 days'. */
  since?: string | undefined;
  late?: boolean | undefined;
  href: string;
}

export interface WaitingListProps {
  /** Accessible name of the list. */
  label: string;
  /** The queues with their counts. */
  lines: readonly WaitingLine[];
}

/** How many items of each kind wait for a decision, with links to the queues. */
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
            <span className={styles.waitingWords}>
              <span className={styles.waitingName}>{line.label}</span>
              <VisuallyHidden>, </VisuallyHidden>
              {line.since ? (
                <span className={`${styles.since} ${line.late ? styles.late : ''}`}>
                  <span>{line.since}</span>
                  <VisuallyHidden>, </VisuallyHidden>
                </span>
              ) : null}
            </span>
            <span className={styles.count}>
              {partlyHidden(m.queue_count_waiting({ count: figure(line.count) }))}
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

export interface Entry {
  key: string;
  name: string;
  logo?: string | undefined;
  /** Such as 'Aroha Ngata, 20 minutes ago'. */
  note: string;
  /** Who reviews it now; shown before the note. Default: no one. */
  reviewers?: readonly Reviewer[] | undefined;
  status?: StatusBadgeKind | undefined;
  /** How long it has waited; `late` highlights it. */
  age?: { text: string; late: boolean } | undefined;
  href: string;
}

export interface EntryListProps {
  /** Accessible name of the list. */
  label: string;
  /** The entries, newest first. */
  entries: readonly Entry[];
  /** Text of the empty list. */
  empty: string;
}

/** A short list of listings. */
export function EntryList({ label, entries, empty }: EntryListProps) {
  const Anchor = useLinkComponent();
  if (entries.length === 0) return <p className={styles.nothing}>{empty}</p>;
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map(({ key, name, logo, note, reviewers = [], status, age, href }) => (
        <li key={key} className={styles.row}>
          <Anchor href={href} className={styles.entry}>
            <Logo size="medium" name={name} src={logo ?? null} />
            <span className={styles.entryWords}>
              <span className={styles.entryName} title={name}>
                {name || m.listing_untitled()}
              </span>{' '}
              <span className={styles.entryNote}>
                {reviewers.length > 0 ? (
                  <>
                    <Reviewers people={reviewers} />
                    <span>{' · '}</span>
                  </>
                ) : null}
                <span>{note}</span>
              </span>
            </span>{' '}
            {status ? (
              <span className={styles.entryStatus}>
                <StatusBadge kind={status} />
              </span>
            ) : null}
            {age ? (
              <span className={`${styles.since} ${age.late ? styles.late : ''}`}>{age.text}</span>
            ) : null}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

export { TileRow, type TileRowProps } from './TileRow.tsx';
