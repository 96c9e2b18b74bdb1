import { Check, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { useReadOnly } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './Completeness.css.ts';

interface CompletenessItem {
  label: string;
  done: boolean;
  /** Why it matters; shown while it is missing. */
  help?: string | undefined;
  /** Moves to its field; shown as 'Add' while it is missing. */
  onAdd?: (() => void) | undefined;
}

export interface CompletenessProps {
  /** The optional parts of a listing, in the order of the form. */
  items: readonly CompletenessItem[];
}

/** Which parts a listing has and which are missing, as a count. */
export function Completeness({ items }: CompletenessProps) {
  const id = useId();
  const done = items.filter((item) => item.done).length;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <VisuallyHidden as="div">
        <Heading id={id}>{m.listing_completeness()}</Heading>
      </VisuallyHidden>
      <ProgressBar
        label={m.listing_completeness()}
        value={items.length ? done / items.length : 0}
        valueText={m.listing_parts_done({ done, total: items.length })}
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
  const readOnly = useReadOnly();
  return (
    <li className={styles.item}>
      <span className={styles.icon} data-open={done ? undefined : true}>
        <Icon icon={done ? Check : CircleDashed} />
      </span>
      <div className={styles.words}>
        <p className={done ? undefined : styles.open}>
          <span>{label}</span>
          <VisuallyHidden>{done ? m.listing_part_done() : m.listing_part_open()}</VisuallyHidden>
        </p>
        {help && !done ? <p className={styles.help}>{help}</p> : null}
      </div>
      {onAdd && !done && !readOnly ? (
        <button
          type="button"
          className={styles.add}
          aria-label={m.listing_add_part({ part: label })}
          onClick={onAdd}
        >
          {m.patterns_add()}
        </button>
      ) : null}
    </li>
  );
}
