import type { MouseEventHandler } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import type { ButtonSize, ButtonTone } from '../Button/Button.tsx';
import { useReadOnly } from '../Button/ReadOnly.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends ElementProps<'button'> {
  /** The icon of the action. */
  icon: IconType;
  /** Accessible name and title: a verb and its object. */
  label: string;
  /** Importance of the action. Default `ghost`. Sets `data-tone`. */
  tone?: ButtonTone | undefined;
  /** Width and height. Default `default` (36 px). Sets `data-size`. */
  size?: ButtonSize | undefined;
  /** Called on press, except while busy or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** The action is in progress: shows a spinner and ignores presses. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** Cannot be pressed or focused. Default false. */
  disabled?: boolean | undefined;
  /** Looks disabled, but is focusable and calls `onClick`, which can explain why. Sets `aria-disabled`. */
  softDisabled?: boolean | undefined;
  /** Changes something, so that `ReadOnly` disables it. Default false. */
  writes?: boolean | undefined;
}

/** An action with a familiar icon. If in doubt, use a `Button` with a label. */
export function IconButton({
  icon,
  label,
  tone = 'ghost',
  size = 'default',
  onClick,
  busy = false,
  softDisabled,
  writes = false,
  ...button
}: IconButtonProps) {
  const readOnly = useReadOnly();
  const off = writes ? readOnly : null;
  const onPress = off ? () => off.onPress() : onClick;
  return (
    <button
      {...button}
      type="button"
      className={styles.iconButton}
      data-tone={tone}
      data-size={size}
      aria-label={label}
      title={off?.reason ?? label}
      aria-busy={busy || undefined}
      aria-disabled={softDisabled || busy || off !== null || undefined}
      onClick={busy ? undefined : onPress}
    >
      {busy ? <Spinner /> : <Icon icon={icon} />}
    </button>
  );
}
