import { FlaskConical } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './TestModeNote.css.ts';

/** Notice on every payment page that no real money is charged. */
export function TestModeNote() {
  return (
    <p className={styles.note}>
      <Icon icon={FlaskConical} size={14} />
      <span>{m.plan_test_mode()}</span>
    </p>
  );
}
