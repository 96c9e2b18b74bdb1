import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import type { LinkTarget } from '../../internal/link/safeHref.ts';
import type { TextSize } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';

type LinkTone = 'accent' | 'quiet';

interface LinkLook {
  /** The text, which names the target. */
  children: ReactNode;
  /** `accent` stands out; `quiet` has the colour of the surrounding text. Default `accent`. Sets `data-tone`. */
  tone?: LinkTone | undefined;
  /** When it is underlined; use `always` inside sentences. Default `hover`. */
  underline?: 'hover' | 'always' | undefined;
  /** Text style. Default: that of the surrounding text. */
  size?: TextSize | undefined;
  /** Icon after the label, such as an arrow. */
  iconAfter?: IconType | undefined;
  /** Called before navigation, which it can prevent. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export type LinkProps = LinkLook & LinkTarget;

/** A text link. */
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
