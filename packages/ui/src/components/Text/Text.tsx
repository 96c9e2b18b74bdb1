import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './Text.css.ts';

export const textSizes = ['caption', 'small', 'body', 'label', 'lead'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = [
  'main',
  'muted',
  'subtle',
  'accent',
  'positive',
  'caution',
  'critical',
] as const;
export type TextTone = (typeof textTones)[number];

export interface TextProps extends ElementProps<'p'> {
  /** The text. */
  children: ReactNode;
  /** Text style. Default `body`. */
  size?: TextSize | undefined;
  /** Colour by meaning. Default `main`. */
  tone?: TextTone | undefined;
  /** HTML element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'time' | undefined;
  /** Truncates to one line, with the full text as title. Default false. */
  truncate?: boolean | undefined;
  /** Preserves line breaks. Default false. */
  keepBreaks?: boolean | undefined;
  /** Tabular figures, for columns and money. Default false. */
  figures?: boolean | undefined;
}

/** Text in one of the styles of the type scale. */
export function Text({
  children,
  size = 'body',
  tone = 'main',
  as = 'p',
  truncate,
  keepBreaks,
  figures,
  ...rest
}: TextProps) {
  const Element = as as 'p';
  return (
    <Element
      title={truncate && typeof children === 'string' ? children : undefined}
      {...rest}
      className={styles.text[size]}
      data-tone={tone}
      data-truncate={truncate || undefined}
      data-keep-breaks={keepBreaks || undefined}
      data-figures={figures || undefined}
    >
      {children}
    </Element>
  );
}
