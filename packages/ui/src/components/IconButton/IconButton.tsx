import type { Ref } from 'react';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import type { ButtonSize, ButtonTone } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps {
  /** The icon of the action. */
  icon: IconType;
  /** The verb, and of what: the accessible name and the title. */
  label: string;
  /** What the press means. Default `ghost`. Sets `data-tone`. */
  tone?: ButtonTone | undefined;
  /** Edge of the square. Default `default` (36 px). Sets `data-size`. */
  size?: ButtonSize | undefined;
  /** Does what the label says; not called while it is busy or disabled. */
  onClick?: (() => void) | undefined;
  /** Work is under way: a spinner turns, presses are ignored. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** Cannot be pressed, nor be reached by the Tab key. Default false. */
  disabled?: boolean | undefined;
  /** Looks disabled, but can be focused and pressed: `onClick` says why not, or is left out where it only rests. Sets `aria-disabled`. */
  softDisabled?: boolean | undefined;
  /** The button's element, to move the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An action with a well-known icon; when in doubt use a `Button` with a label. */
export function IconButton({
  icon,
  label,
  tone = 'ghost',
  size = 'default',
  onClick,
  busy = false,
  disabled,
  softDisabled,
  ref,
  // What a Radix trigger hands on to its child: ids, state and its own listeners.
  ...trigger
}: IconButtonProps) {
  return (
    <button
      {...trigger}
      ref={ref}
      type="button"
      className={styles.iconButton}
      data-tone={tone}
      data-size={size}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={softDisabled || busy || undefined}
      disabled={disabled}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : <Icon icon={icon} />}
    </button>
  );
}
