import { ScanEye } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import { richText } from '../../richText.tsx';
import * as styles from './Reviewers.css.ts';

export interface Reviewer {
  name: string;
  /** The user who looks at the page. Default false. */
  you?: boolean | undefined;
  /** Formatted start: '10:32' or 'yesterday'. */
  since: string;
}

export interface ReviewersProps {
  /** Those who have the record open, the first to open it first. Renders nothing without any. */
  people: readonly Reviewer[];
}

/** The sentence, with the names of up to three. */
function sentence(people: readonly [Reviewer, ...Reviewer[]]): string {
  const [{ name: first, you, since }, second, third] = people;
  const later = (person: Reviewer) => (person.you ? m.queue_you_later() : person.name);
  if (!second) return you ? m.queue_reviewer_you({ since }) : m.queue_reviewer({ first, since });
  const two = { first: you ? m.queue_you_first() : first, second: later(second), since };
  if (!third) return m.queue_two_reviewers(two);
  return people.length === 3
    ? m.queue_three_reviewers({ ...two, third: later(third) })
    : m.queue_more_reviewers({ ...two, count: people.length - 2 });
}

/** Who is reviewing a record now, in one line of text. */
export function Reviewers({ people }: ReviewersProps) {
  const [first, ...others] = people;
  if (!first) return null;
  const named = (index: number) => (text: string) =>
    people[index]?.you ? text : <bdi>{text}</bdi>;
  return (
    <span className={styles.reviewers}>
      <span className={styles.sign}>
        <Icon icon={ScanEye} size={14} />
      </span>
      <span>
        {richText(sentence([first, ...others]), {
          first: named(0),
          second: named(1),
          third: named(2),
        })}
      </span>
    </span>
  );
}
