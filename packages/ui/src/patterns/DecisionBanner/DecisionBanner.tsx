import { CircleCheck, CircleDashed } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { LinkedText, type LinkedTextParts } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './DecisionBanner.css.ts';

/** A change that an admin asked for. */
export interface AskedChange {
  id: number;
  /** What it is about, as in 'Link (suggestion)'. */
  title: string;
  done: boolean;
  /** Called with a press of the title, such as to move to the field. Default: the title is text. */
  onOpen?: (() => void) | undefined;
}

export interface DecisionBannerProps {
  /** Whether the listing was declined, or changes were requested. */
  kind: 'declined' | 'changes';
  /** Message of the admin to the vendor; null or empty for none. */
  note: LinkedTextParts | null;
  /** Changes that were asked for. Default: none. */
  changes?: readonly AskedChange[] | undefined;
  /** Formatted date of the decision. */
  decidedAt?: string | undefined;
  /** Shows the history of the listing. Without it there is no such button. */
  onHistory?: (() => void) | undefined;
}

const looks = {
  declined: {
    tone: 'critical',
    title: m.decision_declined_title(),
    noted: m.decision_declined_note(),
    without: m.decision_declined_no_note(),
  },
  changes: { tone: 'caution', title: m.decision_changes_title(), noted: null, without: null },
} as const;

/** Tells a vendor that the listing was declined, or needs changes, and why. */
export function DecisionBanner(props: DecisionBannerProps) {
  const { kind, note, changes = [], decidedAt, onHistory } = props;
  const { tone, title, noted, without } = looks[kind];
  const words = typeof note === 'string' ? note.trim() : note;
  const introduction = words?.length ? noted : without;
  return (
    <Banner tone={tone} title={title}>
      {introduction ? <p>{introduction}</p> : null}
      {words?.length ? (
        <blockquote className={styles.note} data-tone={tone}>
          <LinkedText parts={words} />
        </blockquote>
      ) : null}
      {changes.length > 0 ? <Changes changes={changes} /> : null}
      {decidedAt || onHistory ? (
        <p className={styles.meta}>
          {decidedAt ? <span>{decidedAt}</span> : null}
          {onHistory ? (
            <button type="button" className={styles.action} onClick={onHistory}>
              {m.decision_see_history()}
            </button>
          ) : null}
        </p>
      ) : null}
    </Banner>
  );
}

function Changes({ changes }: { changes: readonly AskedChange[] }) {
  const done = changes.filter((change) => change.done).length;
  return (
    <>
      <p className={styles.count}>{m.decision_changes_resolved({ done, total: changes.length })}</p>
      <ul className={styles.changes}>
        {changes.map(({ id, title, done: isDone, onOpen }) => (
          <li key={id} className={styles.change}>
            <Icon icon={isDone ? CircleCheck : CircleDashed} />
            <VisuallyHidden>
              {isDone ? m.decision_resolved_prefix() : m.decision_not_resolved_prefix()}
            </VisuallyHidden>
            {onOpen ? (
              <button type="button" className={styles.action} onClick={onOpen}>
                {title}
              </button>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
