import { Badge, type BadgeKind } from '../../components/Badge/Badge.tsx';

import { Logo } from '../../components/Logo/Logo.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './OverviewLists.css.ts';

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
