import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { Badge, type BadgeKind } from '../../components/Badge/Badge.tsx';
import { figure } from '../../components/Chart/Chart.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './OverviewLists.css.ts';

export interface OverviewGridProps {
  /** The cards, in reading order. */
  children: ReactNode;
}

/** Cards of an overview, two side by side where there is room. */
export function OverviewGrid({ children }: OverviewGridProps) {
  return <div className={styles.grid}>{children}</div>;
}

export interface TileRowProps {
  /** Accessible name of the row. */
  label: string;
  /** Tiles, three to a line where there is room. */
  children: ReactNode;
}

/** Figures side by side. */
export function TileRow({ label, children }: TileRowProps) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {Children.map(children, (tile) => (
        <li className={styles.tile}>{tile}</li>
      ))}
    </ul>
  );
}

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

export interface Entry {
  key: string;
  name: string;
  /** Picture of the listing; its initials stand in where there is none. */
  logo?: string | undefined;
  /** Who and when: 'Aroha Ngata, 20 minutes ago'. */
  note: string;
  /** At the row's end: what became of it. */
  status?: BadgeKind | undefined;
  /** At the row's end: how long it waits. */
  age?: { text: string; late: boolean } | undefined;
  href: string;
}

export interface EntryListProps {
  /** Accessible name of the list. */
  label: string;
  /** The entries, newest first. */
  entries: readonly Entry[];
  /** What is said where there are none. */
  empty: string;
}

/** A few listings with what there is to say of each. */
export function EntryList({ label, entries, empty }: EntryListProps) {
  const Anchor = useLinkComponent();
  if (entries.length === 0) return <p className={styles.nothing}>{empty}</p>;
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map(({ key, name, logo, note, status, age, href }) => (
        <li key={key} className={styles.row}>
          <Anchor href={href} className={styles.entry}>
            <Logo size="medium" name={name} src={logo ?? null} />
            <span className={styles.entryWords}>
              <span className={styles.entryName} title={name}>
                {name || 'Untitled listing'}
              </span>{' '}
              <span className={styles.entryNote}>{note}</span>
            </span>{' '}
            {status ? <Badge kind={status} /> : null}
            {age ? (
              <span className={`${styles.since} ${age.late ? styles.late : ''}`}>{age.text}</span>
            ) : null}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
