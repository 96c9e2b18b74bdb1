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
  /** Its words. */
  children: ReactNode;
  /** Voice of the type scale. Default `body`. */
  size?: TextSize | undefined;
  /** Meaning of the colour. Default `main`. */
  tone?: TextTone | undefined;
  /** Element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'time' | undefined;
  /** One line that ends in an ellipsis; the whole text is the element's title. Default false. */
  truncate?: boolean | undefined;
  /** Keeps the line breaks that were typed. Default false. */
  keepBreaks?: boolean | undefined;
  /** Figures of one width, for columns and money. Default false. */
  figures?: boolean | undefined;
  /** For a description that another element points at. */
  id?: string | undefined;
}

/** Running text in one of the voices of the type scale. */
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
