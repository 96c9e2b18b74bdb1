import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './DescriptionList.css.ts';

/** Position of a term: next to its details, above them, or at the other end of the line, as on a bill. */
type DescriptionLayout = 'beside' | 'above' | 'ends';

export interface Description {
  /** The term, unique in its list. */
  term: string;
  /** Its details. */
  details: ReactNode;
}

export interface DescriptionListProps extends ElementProps<'dl'> {
  /** The terms with their details. */
  items: readonly Description[];
  /** Position of term and details; where the list is narrower than 384 px, details of `beside` that are too long are below. Default `beside`. Sets `data-layout`. */
  layout?: DescriptionLayout | undefined;
  /** Lines between the items. Default false. Sets `data-lines`. */
  lines?: boolean | undefined;
}

/** Named facts about one thing. For many things with the same facts, use `Table`. */
export function DescriptionList({
  items,
  layout = 'beside',
  lines,
  ...rest
}: DescriptionListProps) {
  return (
    <dl {...rest} className={styles.list} data-layout={layout} data-lines={lines || undefined}>
      {items.map(({ term, details }) => (
        <div key={term} className={layout === 'beside' ? styles.pairInline : styles.pair}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.details}>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
