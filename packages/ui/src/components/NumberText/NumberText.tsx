import { formatLocale } from '../../formatLocale.ts';
import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './NumberText.css.ts';

export interface NumberFormat {
  /** How many decimals it has. Default: those of the value, at most three, and none in percent. */
  decimals?: number | undefined;
  /** Whether a share such as 0.25 is shown as 25%. Default false. */
  percent?: boolean | undefined;
}

/** A number in the language of the page: `1,234.5`, `25%`; in German `1.234,5` and `25 %`. */
export const formatNumber = (
  value: number,
  { decimals, percent = false }: NumberFormat = {},
): string =>
  value.toLocaleString(formatLocale(), {
    style: percent ? 'percent' : 'decimal',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

export interface NumberTextProps extends ElementProps<'span'>, NumberFormat {
  /** The number. */
  value: number;
}

/** A number in tabular figures, with the size and weight of the surrounding text. */
export function NumberText({ value, decimals, percent, ...rest }: NumberTextProps) {
  return (
    <span {...rest} className={styles.number}>
      {formatNumber(value, { decimals, percent })}
    </span>
  );
}
