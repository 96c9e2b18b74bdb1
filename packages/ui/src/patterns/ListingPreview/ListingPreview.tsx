import { memo, useId } from 'react';
import { Mark } from '../../components/Brand/Brand.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { StarRating } from '../../components/StarRating/StarRating.tsx';
import { m } from '../../i18n/messages.js';
import * as styles from './ListingPreview.css.ts';

interface ListingFact {
  label: string;
  text: string;
}

export interface ListingPreviewProps {
  /** The name; may be empty. */
  name: string;
  /** URL of the logo. Default: initials. */
  logo?: string | undefined;
  /** The short description. */
  summary: string;
  /** Subcategories of an app; category and locations of a service. */
  chips: readonly string[];
  /** Labelled texts, such as the pricing. */
  facts: readonly ListingFact[];
  /** Shows the 'NZ owned' mark. */
  nzOwned: boolean;
  /** The text of that mark. Default: 'NZ owned'. */
  nzOwnedLabel?: string | undefined;
  /** Mean of the reviews, 1 to 5; null without reviews. */
  rating: number | null;
  /** How many reviews there are. */
  reviews: number;
}

/** The listing as a card of the public directory. It is not interactive. */
export function ListingPreview(props: ListingPreviewProps) {
  const { name, logo, summary, chips, facts, nzOwned, nzOwnedLabel, rating, reviews } = props;
  const id = useId();
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <div className={styles.head}>
        <p id={id}>{m.listing_preview()}</p>
        <p>{m.listing_preview_help()}</p>
      </div>
      <div className={styles.card}>
        <div className={styles.top}>
          <Logo name={name} src={logo} size="large" />
          <div className={styles.words}>
            <p className={styles.name} data-missing={name.trim() === '' || undefined}>
              {name.trim() || m.listing_untitled()}
            </p>
            <div className={styles.rating}>
              <Rating value={rating} count={reviews} size="small" />
            </div>
          </div>
        </div>
        <p className={styles.summary}>{summary.trim() || m.listing_not_described()}</p>
        <Chips chips={chips} />
        <Foot facts={facts} nzOwned={nzOwned} nzOwnedLabel={nzOwnedLabel} />
      </div>
    </section>
  );
}

// The parts are memoised, so that typing a name does not render all of them.
const Rating = memo(StarRating);
const isSame = (before: object, after: object) => JSON.stringify(before) === JSON.stringify(after);

const Chips = memo(function Chips({ chips }: Pick<ListingPreviewProps, 'chips'>) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip} className={styles.chip}>
          <Chip>{chip}</Chip>
        </li>
      ))}
    </ul>
  );
}, isSame);

const Foot = memo(function Foot({
  facts,
  nzOwned,
  nzOwnedLabel = m.listing_nz_owned(),
}: Pick<ListingPreviewProps, 'facts' | 'nzOwned' | 'nzOwnedLabel'>) {
  return (
    <div className={styles.foot}>
      <div className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <p className={styles.factLabel}>{label}</p>
            <p className={styles.fact}>{text}</p>
          </div>
        ))}
      </div>
      {nzOwned ? (
        <span className={styles.owned}>
          <Mark size="small" />
          <span>{nzOwnedLabel}</span>
        </span>
      ) : null}
    </div>
  );
}, isSame);
