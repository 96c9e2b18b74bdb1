import { Icon, type IconType } from '../icon/Icon.tsx';
import * as styles from './Field.css.ts';

interface FieldActionProps {
  icon: IconType;
  /** The verb: the accessible name and the title. */
  label: string;
  onClick: () => void;
  /** Switched on or off. Sets `aria-pressed`. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A press inside the box of a field. */
export function FieldAction({ icon, label, onClick, pressed, disabled }: FieldActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon icon={icon} />
    </button>
  );
}
