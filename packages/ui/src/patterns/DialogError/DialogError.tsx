import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './DialogError.css.ts';

export interface DialogErrorProps {
  /** Error message. Announced at once; nothing is shown without it. */
  error: string | undefined;
}

/** The error of a dialog's action; the dialog stays open to retry. */
export function DialogError({ error }: DialogErrorProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The content of a dialog scrolls above its buttons.
    if (error) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={alert} role="alert">
      {error ? (
        <p className={styles.error}>
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
