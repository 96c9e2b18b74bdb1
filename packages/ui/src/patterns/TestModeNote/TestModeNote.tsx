import { FlaskConical } from 'lucide-react';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './TestModeNote.css.ts';

/** Notice on every payment page that no real money is charged. */
export function TestModeNote() {
  return (
    <p className={styles.note}>
      <Icon icon={FlaskConical} size={14} />
      Test mode: no real charges
    </p>
  );
}
