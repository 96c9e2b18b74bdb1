import { Children, type ReactNode } from 'react';
import * as styles from './OverviewLists.css.ts';

export interface TileRowProps {
  /** Accessible name of the row. */
  label: string;
  /** The tiles, in three columns if they fit. */
  children: ReactNode;
}

/** A row of figures. */
export function TileRow({ label, children }: TileRowProps) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {Children.map(Children.toArray(children), (tile) => (
        <li className={styles.tile}>{tile}</li>
      ))}
    </ul>
  );
}
