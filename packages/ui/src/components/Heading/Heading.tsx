import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './Heading.css.ts';

/** Sizes of a title: 32, 24, 20 and 16 px. */
export const headingLooks = ['display', 'page', 'dialog', 'section'] as const;
export type HeadingLook = (typeof headingLooks)[number];

type HeadingLevel = 1 | 2 | 3;

export interface HeadingProps extends ElementProps<'h1'> {
  /** The text. */
  children: ReactNode;
  /** Outline level; one level 1 per page. */
  level: HeadingLevel;
  /** Size, independent of the level. Default: `page` for level 1, `section` for the others. */
  look?: HeadingLook | undefined;
  /** Can be focused by script, such as after navigation. Default false. */
  focusable?: boolean | undefined;
}

const defaultLook: Record<HeadingLevel, HeadingLook> = { 1: 'page', 2: 'section', 3: 'section' };
const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const satisfies Record<HeadingLevel, string>;

/** A heading in the outline of the page. */
export function Heading({ children, level, look, focusable, ...rest }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag
      tabIndex={focusable ? -1 : undefined}
      {...rest}
      className={styles.heading[look ?? defaultLook[level]]}
    >
      {children}
    </Tag>
  );
}
