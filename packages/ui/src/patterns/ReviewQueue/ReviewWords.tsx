import { Badge } from '../../components/Badge/index.ts';
import { StarRating } from '../../components/StarRating/index.ts';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { QueueMeta } from '../DecisionQueue/index.ts';
import type { ReviewRow } from './ReviewQueue.tsx';
import * as styles from './ReviewWords.css.ts';

/** Stars, listing and state; the comment; who wrote it and when. */
export function ReviewWords({ row }: { row: ReviewRow }) {
  const { rating, comment, status, listing, author, when, href } = row;
  const Anchor = useLinkComponent();
  return (
    <>
      <div className={styles.head}>
        <StarRating value={rating} size="small" />
        <Anchor href={listing.href} className={styles.listing} title={listing.name}>
          {listing.name}
        </Anchor>
        <Badge kind={status} />
      </div>
      <p className={styles.comment}>{comment.trim() || 'No comment was left.'}</p>
      <QueueMeta
        listing={listing}
        parts={[
          { key: 'author', is: author.name },
          { key: 'email', is: author.email },
          {
            key: 'when',
            is:
              href === undefined ? (
                when
              ) : (
                <Anchor href={href} className={styles.when}>
                  {when}
                </Anchor>
              ),
          },
        ]}
      />
    </>
  );
}
