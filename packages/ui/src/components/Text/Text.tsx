import type { ReactNode } from 'react';
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

export interface TextProps {
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
  /** Id, for `aria-describedby` of another element. */
  id?: string | undefined;
}

/** Text in one of the styles of the type scale. */
export function Text({
  children,
  size = 'body',
  tone = 'main',
  as: Element = 'p',
  truncate,
  keepBreaks,
  figures,
  id,
}: TextProps) {
  return (
    <Element
      id={id}
      className={styles.text[size]}
      data-tone={tone}
      data-truncate={truncate || undefined}
      data-keep-breaks={keepBreaks || undefined}
      data-figures={figures || undefined}
      title={truncate && typeof children === 'string' ? children : undefined}
    >
      {children}
    </Element>
  );
}
