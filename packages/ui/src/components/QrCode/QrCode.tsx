import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps extends ElementProps<'svg'> {
  /** The modules by row, true for dark, without the margin. */
  modules: readonly (readonly boolean[])[];
  /** What it contains and what to use instead, for screen readers. */
  label: string;
}

/** Light modules around the code, without which scanners do not find it. */
const margin = 4;

/** The dark modules as one path, with a rectangle for each run of a row. */
function pathOf(modules: QrCodeProps['modules']): string {
  return modules
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return `M${x + margin} ${y + margin}h${length}v1h-${length}z`;
      }),
    )
    .join('');
}

/** A QR code, dark on white in every theme, because many scanners read no inverted code. */
export function QrCode({ modules, label, ...rest }: QrCodeProps) {
  const size = modules.length + 2 * margin;
  return (
    <svg
      {...rest}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className={styles.light} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={styles.dark} d={pathOf(modules)} />
    </svg>
  );
}
