import type { MouseEventHandler, ReactNode } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import type { LinkTarget, SafeHref } from '../../internal/link/safeHref.ts';
import type { TextSize } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';

type LinkTone = 'accent' | 'quiet';

interface LinkLook extends Omit<ElementProps<'a'>, 'href' | 'target' | 'rel'> {
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
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export type LinkProps = LinkLook & LinkTarget;

/** A text link. */
export function Link({
  children,
  tone = 'accent',
  underline = 'hover',
  size,
  iconAfter,
  newTab,
  ...anchor
}: LinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      {...anchor}
      className={size ? `${styles.link} ${styles.size[size]}` : styles.link}
      data-tone={tone}
      data-underline={underline}
      data-icon={iconAfter ? true : undefined}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noreferrer' : undefined}
    >
      <span>{children}</span>
      {iconAfter ? <Icon icon={iconAfter} /> : null}
      {newTab ? <VisuallyHidden>{` ${m.components_opens_in_new_tab()}`}</VisuallyHidden> : null}
    </Anchor>
  );
}

/** A text, or its parts, of which those with an `href` are links. */
export type LinkedTextParts = string | readonly { text: string; href?: SafeHref | undefined }[];

export interface LinkedTextProps {
  /** The text that users wrote. */
  parts: LinkedTextParts;
}

/** A text of users whose addresses are links, which open in a new tab. */
export function LinkedText({ parts }: LinkedTextProps) {
  if (typeof parts === 'string') return <span>{parts}</span>;
  return parts.map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
      <Link key={index} href={href} underline="always" newTab>
        {text}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
      <span key={index}>{text}</span>
    ),
  );
}

export {
  type AnchorProps,
  LinkProvider,
  type LinkProviderProps,
} from '../../internal/link/LinkContext.tsx';
export type { SafeHref } from '../../internal/link/safeHref.ts';
