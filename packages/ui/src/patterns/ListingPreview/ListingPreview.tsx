import { memo, useId } from 'react';
import { Mark } from '../../components/Brand/Brand.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { StarRating } from '../../components/StarRating/StarRating.tsx';
import * as styles from './ListingPreview.css.ts';

interface ListingFact {
  label: string;
  /** As the vendor wrote it, such as '$49/month'. */
  text: string;
}

export interface ListingPreviewProps {
  /** Empty until it is typed. */
  name: string;
  /** Address of the logo. Default: initials. */
  logo?: string | undefined;
  /** The short description. */
  summary: string;
  /** Subcategories of an app; category and locations of a service. */
  chips: readonly string[];
  /** Texts that stand with a label, such as the pricing. */
  facts: readonly ListingFact[];
  /** Carries the 'NZ owned' mark. */
  nzOwned: boolean;
  /** Mean of the reviews, 1 to 5; null without reviews. */
  rating: number | null;
  /** How many reviews there are. */
  reviews: number;
  /** Words above the card. Default 'Preview of the public card'. */
  caption?: string | undefined;
  /** Remark beside them. Default 'Changes as you type'. */
  hint?: string | undefined;
}

/** The listing as the public sees it in the directory. Nothing in it can be pressed. */
export function ListingPreview({
  name,
  logo,
  summary,
  chips,
  facts,
  nzOwned,
  rating,
  reviews,
  caption = 'Preview of the public card',
  hint = 'Changes as you type',
}: ListingPreviewProps) {
  const id = useId();
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <div className={styles.head}>
        <p id={id}>{caption}</p>
        <p>{hint}</p>
      </div>
      <div className={styles.card}>
        <div className={styles.top}>
          <Logo name={name} src={logo} size="large" />
          <div className={styles.words}>
            <p className={styles.name} data-missing={name.trim() === '' || undefined}>
              {name.trim() || 'Untitled listing'}
            </p>
            <div className={styles.rating}>
              <Rating value={rating} count={reviews} size="small" />
            </div>
          </div>
        </div>
        <p className={styles.summary}>{summary.trim() || 'Not described yet'}</p>
        <Chips chips={chips} />
        <Foot facts={facts} nzOwned={nzOwned} />
      </div>
    </section>
  );
}

// What a letter in the name does not change is not drawn again for it.
const Rating = memo(StarRating);

const Chips = memo(
  function Chips({ chips }: Pick<ListingPreviewProps, 'chips'>) {
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
  },
  (before, after) => before.chips.join('\n') === after.chips.join('\n'),
);

const Foot = memo(
  function Foot({ facts, nzOwned }: Pick<ListingPreviewProps, 'facts' | 'nzOwned'>) {
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
            NZ owned
          </span>
        ) : null}
      </div>
    );
  },
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
);
