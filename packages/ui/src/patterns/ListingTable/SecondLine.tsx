import { Star } from 'lucide-react';
import { Fragment } from 'react';
import { partlyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { formatDecimal } from '../../internal/formatNumber.ts';
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
        row.changesRequested && m.decision_changes_requested(),
        row.changesLive && m.listing_changes_live(),
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
        <span className={styles.secondLead}>{lead}</span>
        <span>{' · '}</span>
      </Fragment>
    ) : null,
  );
  if (isQueue)
    return (
      <p className={styles.second}>
        {before}
        {row.reviewers?.length ? (
          <>
            <Reviewers people={row.reviewers} />
            <span>{' · '}</span>
          </>
        ) : null}
        <span>{row.kind}</span>
      </p>
    );
  return (
    <p className={styles.second} title={row.summary || undefined}>
      {before}
      {row.rating ? (
        <span className={styles.rating}>
          <Icon icon={Star} size={14} />
          <span>
            {partlyHidden(
              m.listing_rating({ mean: formatDecimal(row.rating.mean), count: row.rating.count }),
            )}
          </span>
          <span>{' · '}</span>
        </span>
      ) : null}
      <span>{row.summary || m.listing_not_described()}</span>
    </p>
  );
}
