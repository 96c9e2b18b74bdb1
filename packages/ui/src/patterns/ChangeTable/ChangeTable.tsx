import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useRoom } from '../useRoom.ts';
import * as styles from './ChangeTable.css.ts';
import { changeTitle, type FieldChange, type FieldValue, sameTitle } from './fieldChange.ts';
import { mark } from './values.css.ts';
import { ChangedValue, PlainValue, type Side } from './values.tsx';

export interface ChangeTableProps {
  /** Fields whose pending value differs from the live one. */
  changes: readonly FieldChange[];
  /** Fields that stay: folded away. For a new listing all its fields, shown at once. */
  same: readonly FieldValue[];
  /** There is no live copy to compare with. Default false. */
  isNew?: boolean | undefined;
}

const sides: Record<Side, { wide: string; phone: string }> = {
  live: { wide: 'Live now', phone: 'Live' },
  pending: { wide: 'Pending', phone: 'Pending' },
};

/** What an edit changes, field by field: the live copy against the pending one, word by word. */
export function ChangeTable({ changes, same, isNew = false }: ChangeTableProps) {
  const id = useId();
  const phone = useRoom() === 'phone';
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {changeTitle(changes.length, isNew)}
        </h2>
        {changes.length ? (
          <p className={styles.legend}>
            <del className={mark.live}>taken out</del>
            <ins className={mark.pending}>put in</ins>
          </p>
        ) : null}
      </div>
      {changes.length === 0 ? null : phone ? (
        <StackedChanges changes={changes} />
      ) : (
        <ChangesBesideEachOther changes={changes} labelledBy={id} />
      )}
      {isNew ? <SameList same={same} /> : null}
      {!isNew && same.length ? (
        <details className={styles.rest}>
          <summary className={styles.restTitle}>
            <span className={styles.arrow}>
              <Icon icon={ChevronRight} />
            </span>
            {sameTitle(same.length)}
          </summary>
          <SameList same={same} />
        </details>
      ) : null}
    </section>
  );
}

interface ChangesProps {
  changes: readonly FieldChange[];
}

function ChangesBesideEachOther({ changes, labelledBy }: ChangesProps & { labelledBy: string }) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {['Field', sides.live.wide, sides.pending.wide].map((title) => (
            <th key={title} scope="col" className={styles.columnHead}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.label}>
            <th scope="row" className={styles.rowHead}>
              {change.label}
            </th>
            <td className={styles.value}>
              <ChangedValue change={change} side="live" />
            </td>
            <td className={styles.value}>
              <ChangedValue change={change} side="pending" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StackedChanges({ changes }: ChangesProps) {
  return changes.map((change) => (
    <section key={change.label} className={styles.stacked}>
      <h3 className={styles.stackedName}>{change.label}</h3>
      {(['live', 'pending'] as const).map((side) => (
        <div key={side}>
          <p className={styles.side}>{sides[side].phone}</p>
          <ChangedValue change={change} side={side} />
        </div>
      ))}
    </section>
  ));
}

function SameList({ same }: { same: readonly FieldValue[] }) {
  return (
    <dl className={styles.sameList}>
      {same.map((field) => (
        <div key={field.label} className={styles.same}>
          <dt className={styles.stackedName}>{field.label}</dt>
          <dd>
            <PlainValue field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
