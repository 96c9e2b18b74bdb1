import { Check, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './Completeness.css.ts';

interface CompletenessItem {
  label: string;
  done: boolean;
  /** Why it is worth having; shown while it is open. */
  help?: string | undefined;
  /** Goes to its field; shown as 'Add' while it is open. */
  onAdd?: (() => void) | undefined;
}

export interface CompletenessProps {
  /** What a listing may have, done or not, in the order of the form. */
  items: readonly CompletenessItem[];
  /** Default 'Completeness'. */
  title?: string | undefined;
}

/** What a listing has and what it still lacks: counted, never in percent. */
export function Completeness({ items, title = 'Completeness' }: CompletenessProps) {
  const id = useId();
  const done = items.filter((item) => item.done).length;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <VisuallyHidden as="h2">
        <span id={id}>{title}</span>
      </VisuallyHidden>
      <ProgressBar
        label={title}
        value={items.length ? done / items.length : 0}
        valueText={`${done} of ${items.length}`}
      />
      <ul className={styles.list}>
        {items.map((item) => (
          <Line key={item.label} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Line({ item: { label, done, help, onAdd } }: { item: CompletenessItem }) {
  if (done) {
    return (
      <li className={styles.item}>
        <span className={styles.icon}>
          <Icon icon={Check} />
        </span>
        {label}
        <VisuallyHidden>: done</VisuallyHidden>
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <span className={styles.icon} data-open>
        <Icon icon={CircleDashed} />
      </span>
      <div className={styles.words}>
        <p className={styles.open}>
          {label}
          <VisuallyHidden>: open</VisuallyHidden>
        </p>
        {help ? <p className={styles.help}>{help}</p> : null}
      </div>
      {onAdd ? (
        <button type="button" className={styles.add} onClick={onAdd}>
          Add<VisuallyHidden> {label}</VisuallyHidden>
        </button>
      ) : null}
    </li>
  );
}
