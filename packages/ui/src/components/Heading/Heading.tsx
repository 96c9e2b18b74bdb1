import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

/** Sizes of a title: 32, 24, 20 and 16 px. */
export const headingLooks = ['display', 'page', 'dialog', 'section'] as const;
export type HeadingLook = (typeof headingLooks)[number];

type HeadingLevel = 1 | 2 | 3;

export interface HeadingProps {
  /** Its words. */
  children: ReactNode;
  /** Place in the page's outline: one level 1 a page. */
  level: HeadingLevel;
  /** Size, apart from the level. Default: `page` for level 1, `section` below. */
  look?: HeadingLook | undefined;
  /** Can be given focus by the program, after a change of page. Default false. */
  focusable?: boolean | undefined;
  /** For a region that this heading names. */
  id?: string | undefined;
  /** The heading's element, to move the focus to it. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

const defaultLook: Record<HeadingLevel, HeadingLook> = { 1: 'page', 2: 'section', 3: 'section' };
const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const satisfies Record<HeadingLevel, string>;

/** A title in the page's outline. */
export function Heading({ children, level, look, focusable, id, ref }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag
      ref={ref}
      id={id}
      className={styles.heading[look ?? defaultLook[level]]}
      tabIndex={focusable ? -1 : undefined}
    >
      {children}
    </Tag>
  );
}
