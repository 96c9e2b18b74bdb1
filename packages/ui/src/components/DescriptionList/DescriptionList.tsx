import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

/** Terms beside what they say, above it, or at the two ends of a line, as on a bill. */
type DescriptionLayout = 'beside' | 'above' | 'ends';

export interface Description {
  /** The term; unique within its list. */
  term: string;
  /** What is said about it. */
  details: ReactNode;
}

export interface DescriptionListProps {
  /** The terms, each with what is said of it. */
  items: readonly Description[];
  /** Position of term and details; `beside` becomes `above` on phones. Default `beside`. Sets `data-layout`. */
  layout?: DescriptionLayout | undefined;
  /** Hairlines between the pairs. Default false. Sets `data-lines`. */
  lines?: boolean | undefined;
}

/** Facts of one thing, each under its name. Many things with the same facts are a `Table`. */
export function DescriptionList({ items, layout = 'beside', lines }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-layout={layout} data-lines={lines || undefined}>
      {items.map(({ term, details }) => (
        <div key={term} className={layout === 'beside' ? styles.pairInline : styles.pair}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.details}>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
