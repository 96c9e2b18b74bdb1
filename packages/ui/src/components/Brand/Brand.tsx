import * as styles from './Brand.css.ts';
import { Mark, type MarkProps } from './Mark.tsx';

export interface BrandProps extends MarkProps {
  /** The words beside the mark. */
  label: string;
}

/** The mark and the product's name. */
export function Brand({ label, size = 'medium', ground = 'page' }: BrandProps) {
  return (
    <span className={styles.brand} data-ground={ground}>
      <Mark size={size} ground={ground} />
      {label}
    </span>
  );
}

export { Mark, type MarkProps, type MarkSize, markSizes } from './Mark.tsx';
