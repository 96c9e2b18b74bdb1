import { CircleCheck } from 'lucide-react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './listbox.css.ts';
import { fill, type ListboxTexts } from './texts.ts';

interface ListMessageProps {
  full: number | null;
  loading: boolean;
  texts: ListboxTexts;
}

/** Why there is nothing to choose from. It stands beside the list, since it is no option. */
export function ListMessage({ full, loading, texts }: ListMessageProps) {
  if (full !== null) {
    return (
      <div className={styles.message}>
        <span className={styles.messageIcon}>
          <Icon icon={CircleCheck} />
        </span>
        <div>
          <p className={styles.messageTitle}>{fill(texts.full, { n: full })}</p>
          <p className={styles.messageHelp}>{texts.fullHelp}</p>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.message}>
      {loading ? (
        <span className={styles.messageIcon}>
          <Spinner size="small" />
        </span>
      ) : null}
      <p>{loading ? texts.loading : texts.none}</p>
    </div>
  );
}
