import { Badge } from '../../components/Badge/Badge.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { StarRating } from '../../components/StarRating/StarRating.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { QueueMeta } from '../DecisionQueue/index.ts';
import type { ReviewRow } from './ReviewQueue.tsx';
import * as styles from './ReviewWords.css.ts';

/** The listing, its stars and state; the comment; who wrote it and when. */
export function ReviewWords({ row }: { row: ReviewRow }) {
  const { rating, comment, status, listing, author, when, href } = row;
  const Anchor = useLinkComponent();
  return (
    <>
      <div className={styles.head}>
        <span className={styles.subject}>
          <Logo name={listing.name} src={listing.logo} size="small" />
          <Anchor href={listing.href} className={styles.listing} title={listing.name}>
            {listing.name}
          </Anchor>
        </span>
        <StarRating value={rating} size="small" />
        <Badge kind={status} />
      </div>
      <p className={styles.comment}>{comment.trim() || 'No comment was left.'}</p>
      <QueueMeta
        parts={[
          { key: 'author', is: author.name },
          { key: 'email', is: author.email },
          {
            key: 'when',
            is:
              href === undefined ? (
                when
              ) : (
                <Anchor
                  href={href}
                  className={styles.when}
                  aria-label={`${when}, review of ${listing.name} by ${author.name}`}
                >
                  {when}
                </Anchor>
              ),
          },
        ]}
      />
    </>
  );
}
