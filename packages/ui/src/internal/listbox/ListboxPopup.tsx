import { CircleCheck } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Layer } from './Layer.tsx';
import * as styles from './listbox.css.ts';
import { OptionList, type OptionListProps } from './OptionList.tsx';
import { fill, type ListboxTexts } from './texts.ts';

interface ListboxPopupProps extends OptionListProps {
  field: RefObject<HTMLElement | null>;
  loading: boolean;
  /** The limit, if reached; else null. */
  full: number | null;
  texts: ListboxTexts;
  /** Below the list, in place of why it is empty. */
  foot: ReactNode;
  onDismiss: () => void;
}

/** The list under a field. */
export function ListboxPopup({ field, full, texts, foot, onDismiss, ...list }: ListboxPopupProps) {
  const { rows, loading } = list;
  return (
    <Layer field={field} onDismiss={onDismiss}>
      <OptionList {...list} />
      {foot ??
        (rows.length === 0 ? <ListMessage full={full} loading={loading} texts={texts} /> : null)}
    </Layer>
  );
}

interface ListMessageProps {
  full: number | null;
  loading: boolean;
  texts: ListboxTexts;
}

/** Why the list is empty. Outside the listbox, since it is not an option. */
function ListMessage({ full, loading, texts }: ListMessageProps) {
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
          <Spinner />
        </span>
      ) : null}
      <p>{loading ? texts.loading : texts.none}</p>
    </div>
  );
}
