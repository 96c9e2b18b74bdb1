import type { Ref } from 'react';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import type { ButtonSize, ButtonTone } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps {
  /** The icon of the action. */
  icon: IconType;
  /** Accessible name and title: a verb and its object. */
  label: string;
  /** Importance of the action. Default `ghost`. Sets `data-tone`. */
  tone?: ButtonTone | undefined;
  /** Width and height. Default `default` (36 px). Sets `data-size`. */
  size?: ButtonSize | undefined;
  /** Called on press, except while busy or disabled. */
  onClick?: (() => void) | undefined;
  /** The action is in progress: shows a spinner and ignores presses. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** Cannot be pressed or focused. Default false. */
  disabled?: boolean | undefined;
  /** Looks disabled, but is focusable and calls `onClick`, which can explain why. Sets `aria-disabled`. */
  softDisabled?: boolean | undefined;
  /** The element, to move the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An action with a familiar icon. If in doubt, use a `Button` with a label. */
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
  // Props that a Radix trigger passes to its child: ids, state and listeners.
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
