import { createContext, type ReactNode, useContext } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './Heading.css.ts';

/** Sizes of a title: 32, 24, 20, 16 and 14 px. */
export const headingLooks = ['display', 'page', 'dialog', 'section', 'label'] as const;
export type HeadingLook = (typeof headingLooks)[number];

const LevelContext = createContext(2);

export interface SubheadingsProps {
  /** The content below a heading. */
  children: ReactNode;
  /** Level of that heading. Default: the level of the headings around. */
  below?: 1 | 2 | undefined;
}

/** The content below a heading, whose own headings are one level lower. */
export function Subheadings({ children, below }: SubheadingsProps) {
  const around = useContext(LevelContext);
  return <LevelContext value={(below ?? around) + 1}>{children}</LevelContext>;
}

export interface HeadingProps extends ElementProps<'h1'> {
  /** The text. */
  children: ReactNode;
  /** 1 for the only title of a page. Default: one below the section, card or dialog around, 2 without any. */
  level?: 1 | undefined;
  /** Size, independent of the level. Default: `page` for level 1, `section` for the others. */
  look?: HeadingLook | undefined;
  /** Can be focused by script, such as after navigation. Default false. */
  focusable?: boolean | undefined;
}

/** A heading in the outline of the page. */
export function Heading({ children, level, look, focusable, ...rest }: HeadingProps) {
  const around = useContext(LevelContext);
  const Tag = `h${level ?? Math.min(around, 6)}` as 'h1';
  return (
    <Tag
      tabIndex={focusable ? -1 : undefined}
      {...rest}
      className={styles.heading[look ?? (level === 1 ? 'page' : 'section')]}
    >
      {children}
    </Tag>
  );
}
