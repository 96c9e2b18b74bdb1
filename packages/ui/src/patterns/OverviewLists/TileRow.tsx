import { Children, type ReactNode } from 'react';
import * as styles from './OverviewLists.css.ts';

export interface TileRowProps {
  /** Accessible name of the row. */
  label: string;
  /** Tiles, three to a line where there is room. */
  children: ReactNode;
}

/** Figures side by side. */
export function TileRow({ label, children }: TileRowProps) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {Children.map(children, (tile) => (
        <li className={styles.tile}>{tile}</li>
      ))}
    </ul>
  );
}
