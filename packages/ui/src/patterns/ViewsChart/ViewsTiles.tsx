import { type ChartPoint, sum } from '../../components/Chart/Chart.tsx';
import { StatTile } from '../../components/StatTile/StatTile.tsx';
import * as styles from './ViewsChart.css.ts';
import {
  type ViewsChoice,
  type ViewsDays,
  type ViewsWindow,
  viewsWindows,
  windowWords,
} from './viewsDays.ts';

interface ViewsTilesProps {
  windows: Record<ViewsWindow, ViewsDays>;
  chosen: ViewsChoice;
  onChoose: (window: ViewsWindow) => void;
}

const value = ({ value }: ChartPoint): number => value;

/** The sum of every window; the pressed one is on the chart. */
export function ViewsTiles({ windows, chosen, onChoose }: ViewsTilesProps) {
  return (
    <ul className={styles.tiles} aria-label="Views">
      {viewsWindows.map((window) => {
        const { days, range } = windows[window];
        const { title, on } = windowWords[window];
        const compared =
          on !== null && days.length > 0 && days.every(({ before }) => before !== undefined);
        return (
          <li key={window} className={styles.tile}>
            <StatTile
              label={title}
              value={sum(days.map(value))}
              change={
                compared
                  ? { before: sum(days.map((day) => day.before ?? 0)), words: on }
                  : undefined
              }
              note={range}
              shape={days.map(value)}
              selected={window === chosen}
              selectedWords="On the chart"
              onSelect={() => onChoose(window)}
            />
          </li>
        );
      })}
    </ul>
  );
}
