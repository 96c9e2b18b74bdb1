import { CircleAlert } from 'lucide-react';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './DialogError.css.ts';

export interface DialogErrorProps {
  /** Why the deed failed, in words; nothing is shown without it. Read out at once. */
  error: string | undefined;
}

/** Says in a dialog why what was asked could not be done; the question stays for another try. */
export function DialogError({ error }: DialogErrorProps) {
  return (
    <div role="alert">
      {error ? (
        <p className={styles.error}>
          <Icon icon={CircleAlert} size={14} />
          {error}
        </p>
      ) : null}
    </div>
  );
}
