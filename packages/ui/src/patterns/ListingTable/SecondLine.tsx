import { Star } from 'lucide-react';
import { Fragment } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import { Reviewers } from '../Reviewers/Reviewers.tsx';
import * as styles from './ListingTable.css.ts';
import type { ListingRow, ListingTableVariant } from './listingRow.ts';

/** What is said before the description, or in the queue before the kind of change. */
const leads = (row: ListingRow, isQueue: boolean): (string | false | undefined)[] =>
  isQueue
    ? [row.newMessages, row.assignee]
    : [
        row.newMessages,
        row.linkProblem,
        row.changesRequested && 'Changes requested',
        row.changesLive && 'Changes to a live listing',
      ];

interface SecondLineProps {
  row: ListingRow;
  variant: ListingTableVariant;
}

/** The line below the name: the description, or in the queue the kind of change. */
export function SecondLine({ row, variant }: SecondLineProps) {
  const isQueue = variant === 'queue' && row.kind !== undefined;
  const before = leads(row, isQueue).map((lead) =>
    lead ? (
      <Fragment key={lead}>
        <span className={styles.secondLead}>{lead}</span> ·{' '}
      </Fragment>
    ) : null,
  );
  if (isQueue)
    return (
      <p className={styles.second}>
        {before}
        {row.reviewers?.length ? (
          <>
            <Reviewers people={row.reviewers} /> ·{' '}
          </>
        ) : null}
        {row.kind}
      </p>
    );
  return (
    <p className={styles.second} title={row.summary || undefined}>
      {before}
      {row.rating ? (
        <span className={styles.rating}>
          <Icon icon={Star} size={14} />
          <VisuallyHidden>Rated </VisuallyHidden>
          {row.rating.mean.toFixed(1)}
          <VisuallyHidden> of 5 in</VisuallyHidden> ({row.rating.count}
          <VisuallyHidden>{row.rating.count === 1 ? ' review' : ' reviews'}</VisuallyHidden>) ·{' '}
        </span>
      ) : null}
      {row.summary || 'Not described yet'}
    </p>
  );
}
