import type { ReactNode, Ref } from 'react';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import type { LinkTarget } from '../../internal/link/safeHref.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';

/** What the press means; at most one `primary` on a page. */
export const buttonTones = [
  'primary',
  'secondary',
  'soft',
  'ghost',
  'critical',
  'critical-quiet',
] as const;
export type ButtonTone = (typeof buttonTones)[number];

/** 32, 36 and 44 px high; on phones every button is at least `touch` high unless it is `compact`. */
export const buttonSizes = ['compact', 'default', 'touch'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

interface ButtonLook {
  /** What the press means. Default `secondary`. Sets `data-tone`. */
  tone?: ButtonTone | undefined;
  /** Height. Default `default` (36 px). Sets `data-size`. */
  size?: ButtonSize | undefined;
  /** Fills the width it is given. Default false. */
  full?: boolean | undefined;
  /** Icon before the label. */
  icon?: IconType | undefined;
  /** Icon after the label. */
  iconAfter?: IconType | undefined;
  /** The key that does the same, shown as a small key cap. */
  shortcut?: string | undefined;
}

export interface ButtonProps extends ButtonLook {
  /** The verb on the button. */
  children: ReactNode;
  /** Default `button`. */
  type?: 'button' | 'submit' | undefined;
  /** Does what the label says; not called while it is busy or disabled. */
  onClick?: (() => void) | undefined;
  /** Work is under way: the width is kept, a spinner turns, presses are ignored. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** The words while busy. Default: the same words. */
  busyLabel?: string | undefined;
  /** Nothing to do here now. Sets `disabled`. */
  disabled?: boolean | undefined;
  /** Looks disabled, but can be focused and pressed: `onClick` says why not, or is left out where it only rests. Sets `aria-disabled`. */
  softDisabled?: boolean | undefined;
  /** Ids of text that explains the button. */
  describedBy?: string | undefined;
  /** The button's element, to move the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An action on this page. For a place to go use `ButtonLink`. */
export function Button({
  tone = 'secondary',
  size = 'default',
  full,
  icon,
  iconAfter,
  shortcut,
  children,
  type = 'button',
  onClick,
  busy = false,
  busyLabel,
  disabled,
  softDisabled,
  describedBy,
  ref,
  // What a Radix trigger hands on to its child: ids, state and its own listeners.
  ...trigger
}: ButtonProps) {
  return (
    <button
      {...trigger}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      ref={ref}
      type={type}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-full={full || undefined}
      disabled={disabled}
      aria-disabled={softDisabled || busy || undefined}
      aria-busy={busy || undefined}
      data-busy-words={busyLabel}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <ButtonContent
        icon={icon}
        iconAfter={iconAfter}
        shortcut={shortcut}
        busy={busy}
        busyLabel={busyLabel}
      >
        {children}
      </ButtonContent>
    </button>
  );
}

interface ButtonContentProps extends Pick<ButtonLook, 'icon' | 'iconAfter' | 'shortcut'> {
  children: ReactNode;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** Busy words are laid over the resting ones, so that the width never changes. */
function ButtonContent({
  icon,
  iconAfter,
  shortcut,
  busy,
  busyLabel,
  children,
}: ButtonContentProps) {
  return (
    <>
      <span
        className={styles.content}
        data-hidden={busy || undefined}
        aria-hidden={busy || undefined}
      >
        {icon ? <Icon icon={icon} /> : null}
        <span>{children}</span>
        {iconAfter ? <Icon icon={iconAfter} /> : null}
        {shortcut ? (
          <kbd className={styles.key} aria-hidden>
            {shortcut}
          </kbd>
        ) : null}
      </span>
      {busy ? (
        <span className={styles.busy}>
          <Spinner />
          {busyLabel ?? children}
        </span>
      ) : null}
    </>
  );
}

interface ButtonLinkLook extends ButtonLook {
  /** The verb on the button. */
  children: ReactNode;
}

export type ButtonLinkProps = ButtonLinkLook & LinkTarget;

/** A link that is the main way onward from a page and so looks like a button. */
export function ButtonLink({
  tone = 'secondary',
  size = 'default',
  full,
  href,
  children,
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
