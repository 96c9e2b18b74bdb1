import { CircleAlert } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Field.css.ts';
import type { FieldProps } from './Field.tsx';

interface FieldMessageProps extends Pick<FieldProps, 'help' | 'error'> {
  /** For the control that it describes. */
  id?: string | undefined;
}

/** The help of a field, or what is wrong with its value. */
export function FieldMessage({ id, help, error }: FieldMessageProps) {
  return (
    <p id={id} className={error ? styles.error : styles.help}>
      {error ? <Icon icon={CircleAlert} size={14} /> : null}
      {error ?? help}
    </p>
  );
}
