import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import type { LinkTarget } from '../../internal/link/safeHref.ts';
import type { TextSize } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';

type LinkTone = 'accent' | 'quiet';

interface LinkLook {
  /** Its words, which say where it leads. */
  children: ReactNode;
  /** `accent` stands out; `quiet` keeps the colour of the text around it. Default `accent`. Sets `data-tone`. */
  tone?: LinkTone | undefined;
  /** When the underline shows; inside running text use `always`. Default `hover`. */
  underline?: 'hover' | 'always' | undefined;
  /** Voice of the type scale. Default: that of the text around it. */
  size?: TextSize | undefined;
  /** Icon after the label, such as an arrow. */
  iconAfter?: IconType | undefined;
  /** Called before the page is left; can prevent that. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export type LinkProps = LinkLook & LinkTarget;

/** A place to go, in words. */
export function Link({
  href,
  children,
  tone = 'accent',
  underline = 'hover',
  size,
  iconAfter,
  onClick,
  newTab,
}: LinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      href={href}
      className={size ? `${styles.link} ${styles.size[size]}` : styles.link}
      data-tone={tone}
      data-underline={underline}
      data-icon={iconAfter ? true : undefined}
      onClick={onClick}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noreferrer' : undefined}
    >
      {children}
      {iconAfter ? <Icon icon={iconAfter} /> : null}
      {newTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
    </Anchor>
  );
}

export { LinkProvider, type LinkProviderProps } from '../../internal/link/LinkContext.tsx';
export type { SafeHref } from '../../internal/link/safeHref.ts';
