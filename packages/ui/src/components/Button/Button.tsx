import type { MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import type { LinkTarget } from '../../internal/link/safeHref.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';
import { useReadOnly } from './ReadOnly.tsx';

/** At most one `primary` per page. */
export const buttonTones = [
  'primary',
  'secondary',
  'soft',
  'ghost',
  'critical',
  'critical-quiet',
] as const;
export type ButtonTone = (typeof buttonTones)[number];

/** 32, 36 and 44 px high. On phones, 44 px unless `compact`. */
export const buttonSizes = ['compact', 'default', 'touch'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

interface ButtonLook {
  /** Importance of the action. Default `secondary`. Sets `data-tone`. */
  tone?: ButtonTone | undefined;
  /** Height. Default `default` (36 px). Sets `data-size`. */
  size?: ButtonSize | undefined;
  /** Fills the available width. Default false. */
  full?: boolean | undefined;
  /** Icon before the label. */
  icon?: IconType | undefined;
  /** Icon after the label. */
  iconAfter?: IconType | undefined;
  /** Keyboard shortcut, shown as a key cap. */
  shortcut?: string | undefined;
}

export interface ButtonProps extends ButtonLook, ElementProps<'button'> {
  /** The label: a verb. */
  children: ReactNode;
  /** Default `button`. */
  type?: 'button' | 'submit' | undefined;
  /** Called on press, except while busy or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** The action is in progress: shows a spinner at the same width and ignores presses. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** The label while busy. Default: the same label. */
  busyLabel?: string | undefined;
  /** Sets `disabled`. */
  disabled?: boolean | undefined;
  /** Looks disabled, but is focusable and calls `onClick`, which can explain why. Sets `aria-disabled`. */
  softDisabled?: boolean | undefined;
  /** Changes something, so that `ReadOnly` disables it. Default: that of a submit button and of every tone that asks for attention. */
  writes?: boolean | undefined;
}

/** The tones of buttons that, unless told otherwise, change something. */
const writing: ReadonlySet<ButtonTone> = new Set(['primary', 'critical', 'critical-quiet']);

/** An action on this page. For navigation, use `ButtonLink`. */
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
  softDisabled,
  writes = type === 'submit' || writing.has(tone),
  ...button
}: ButtonProps) {
  const readOnly = useReadOnly();
  const off = writes ? readOnly : null;
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    if (!busy) off?.onPress();
  };
  return (
    <button
      title={off?.reason}
      {...button}
      type={type}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-full={full || undefined}
      aria-disabled={softDisabled || busy || off !== null || undefined}
      aria-busy={busy || undefined}
      data-busy-words={busyLabel}
      onClick={busy || off ? stop : onClick}
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

/** Stacks the busy label on the normal one, so that the width never changes. */
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
          <span className={styles.busyWords}>{busyLabel ?? children}</span>
        </span>
      ) : null}
    </>
  );
}

interface ButtonLinkLook extends ButtonLook, Omit<ElementProps<'a'>, 'href' | 'target' | 'rel'> {
  /** The label: a verb. */
  children: ReactNode;
}

export type ButtonLinkProps = ButtonLinkLook & LinkTarget;

/** A link that looks like a button, for the main next step from a page. */
export function ButtonLink({
  tone = 'secondary',
  size = 'default',
  full,
  icon,
  iconAfter,
  shortcut,
  children,
  newTab,
  ...anchor
}: ButtonLinkProps) {
  const Anchor = useLinkComponent();
  const off = useReadOnly();
  if (off && tone === 'primary')
    return (
      <Button tone={tone} size={size} full={full} icon={icon} iconAfter={iconAfter} role="link">
        {children}
      </Button>
    );
  return (
    <Anchor
      {...anchor}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-full={full || undefined}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noreferrer' : undefined}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter} shortcut={shortcut}>
        <span>{children}</span>
        {newTab ? <VisuallyHidden>{` ${m.components_opens_in_new_tab()}`}</VisuallyHidden> : null}
      </ButtonContent>
    </Anchor>
  );
}

export { ReadOnly, type ReadOnlyProps, useReadOnly } from './ReadOnly.tsx';
