import { ScanEye } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../internal/icon/Icon.tsx';
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

/** Names before the others are counted. */
const most = 2;

function namesOf(people: readonly Reviewer[]): ReactNode {
  const named = people.length > most + 1 ? people.slice(0, most) : people;
  const rest = people.length - named.length;
  return named.map(({ name, you }, index) => {
    const isLast = index === named.length - 1 && rest === 0;
    const before = index === 0 ? '' : isLast ? ' and ' : ', ';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity of a person here.
      <Fragment key={index}>
        {before}
        {you ? index === 0 ? 'You' : 'you' : <bdi>{name}</bdi>}
        {index === named.length - 1 && rest > 0 ? ` and ${rest} others` : null}
      </Fragment>
    );
  });
}

/** Who is reviewing a record now, in one line of text. */
export function Reviewers({ people }: ReviewersProps) {
  const [first] = people;
  if (!first) return null;
  const isOne = people.length === 1 && !first.you;
  return (
    <span className={styles.reviewers}>
      <span className={styles.sign}>
        <Icon icon={ScanEye} size={14} />
      </span>
      {namesOf(people)} {isOne ? 'is' : 'are'} reviewing this, since {first.since}
    </span>
  );
}
