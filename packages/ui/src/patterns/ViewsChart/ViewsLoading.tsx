import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ViewsChart.css.ts';
import { viewsWindows } from './viewsDays.ts';

/** Keeps the heights of what comes. */
export function ViewsLoading() {
  return (
    <div className={styles.views} role="status" aria-busy>
      <VisuallyHidden>Loading the views</VisuallyHidden>
      <div className={styles.tiles}>
        {viewsWindows.map((window) => (
          <div key={window} className={styles.card}>
            <Skeleton shape="text" width="half" />
            <Skeleton shape="block" width={96} />
          </div>
        ))}
      </div>
      <PlotLoading />
    </div>
  );
}

/** The same for days that were picked, below tiles that stay. */
export function DaysLoading() {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>Loading the views</VisuallyHidden>
      <PlotLoading />
    </div>
  );
}

const PlotLoading = () => (
  <div className={styles.card}>
    <Skeleton shape="text" width="short" />
    <Skeleton shape="block" height={280} />
  </div>
);
