import type { MouseEvent, ReactNode } from 'react';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import type { LinkTarget } from '../../internal/link/safeHref.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Button.css.ts';
import { ButtonContent, type ButtonLook } from './Button.tsx';

interface ButtonLinkLook extends ButtonLook {
  /** The verb on the button. */
  children: ReactNode;
  /** Told of a press before the page is left; it may prevent that. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export type ButtonLinkProps = ButtonLinkLook & LinkTarget;

/** A link that is the main way onward from a page and so looks like a button. */
export function ButtonLink({
  tone = 'secondary',
  size = 'default',
  full,
  href,
  children,
  onClick,
  newTab,
  ...content
}: ButtonLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      href={href}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-full={full || undefined}
      onClick={onClick}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noreferrer' : undefined}
    >
      <ButtonContent {...content}>
        {children}
        {newTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
      </ButtonContent>
    </Anchor>
  );
}
