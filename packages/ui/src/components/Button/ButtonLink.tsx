import type { ReactNode } from 'react';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './Button.css.ts';
import { ButtonContent, type ButtonLook } from './Button.tsx';

export interface ButtonLinkProps extends ButtonLook {
  /** Where it leads. */
  href: string;
  /** The verb on the button. */
  children: ReactNode;
}

/** A link that is the main way onward from a page and so looks like a button. */
export function ButtonLink({
  tone = 'secondary',
  size = 'default',
  full,
  href,
  children,
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
    >
      <ButtonContent {...content}>{children}</ButtonContent>
    </Anchor>
  );
}
