import { TriangleAlert } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { m } from '../../i18n/messages.js';
import { formatNumber } from '../formatNumber.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './listFoot.css.ts';

interface ListFootProps {
  /** Why there are no further rows. */
  problem: string | undefined;
  onRetry: (() => void) | undefined;
  /** The key that retries, if the button is no tab stop. */
  retryKey?: string | undefined;
  /** Rows in the list, and how many there are. */
  shown: number;
  count: number;
}

/** What a list does not say about itself: that a part failed, or that it is a part. Outside of the listbox, since it is no option. */
export function ListFoot({ problem, onRetry, retryKey, shown, count }: ListFootProps) {
  if (problem)
    return (
      <div className={styles.foot} data-foot data-problem>
        <Icon icon={TriangleAlert} />
        <p className={styles.words}>{problem}</p>
        {onRetry ? (
          <Button
            size="compact"
            shortcut={retryKey}
            tabIndex={retryKey ? -1 : undefined}
            onClick={onRetry}
          >
            {m.components_retry()}
          </Button>
        ) : null}
      </div>
    );
  if (count <= shown) return null;
  return (
    <p className={styles.foot} data-foot>
      {m.components_listbox_first_of({ shown: formatNumber(shown), n: formatNumber(count) })}
    </p>
  );
}
