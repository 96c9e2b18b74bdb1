import { Download } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { m } from '../../i18n/messages.js';
import * as styles from './RecoveryCodes.css.ts';

export interface RecoveryCodesProps {
  /** The codes, each of which signs in once. */
  codes: readonly string[];
  /** Saves the codes as a text file. */
  onDownload: () => void;
}

/** New recovery codes, to copy or download while they are shown. */
export function RecoveryCodes({ codes, onDownload }: RecoveryCodesProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.codes} aria-label={m.people_recovery_codes()}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="compact" icon={Download} onClick={onDownload}>
          {m.people_download_codes()}
        </Button>
        <CopyButton label={m.people_copy_codes()} text={codes.join('\n')} />
      </div>
    </div>
  );
}
