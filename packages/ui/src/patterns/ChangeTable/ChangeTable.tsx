import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { Heading, Subheadings } from '../../components/Heading/Heading.tsx';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import * as styles from './ChangeTable.css.ts';
import { mark } from './ChangeTable.css.ts';
import {
  ChangedValue,
  type FieldChange,
  type FieldValue,
  type Named,
  PlainValue,
  type Side,
} from './values.tsx';

export type { FieldChange, FieldValue, LogoValue } from './values.tsx';

function changeTitle(count: number, isNew: boolean): string {
  if (isNew) return m.decision_submitted_listing();
  if (count === 0) return m.decision_no_changes();
  return m.decision_changed_fields({ count });
}

export interface FieldExtra {
  action?: ReactNode;
  below?: ReactNode;
}

export interface ChangeTableProps {
  /** The changed fields. */
  changes: readonly FieldChange[];
  /** The unchanged fields, collapsed. For a new listing: all its fields, expanded. */
  same: readonly FieldValue[];
  /** The listing has no live version. Default false. */
  isNew?: boolean | undefined;
  /** A small action beside the name of a field, and content below the field, such as a remark. Default: nothing. */
  extra?: ((field: { name: string; label: string }) => FieldExtra) | undefined;
  /** The title. Default: how many fields changed. */
  title?: string | undefined;
  /** What the earlier version is called. Default 'Live now'. */
  earlier?: string | undefined;
  /** What the later version is called. Default 'Pending'. */
  later?: string | undefined;
}

const sides: Record<Side, { wide: string; phone: string }> = {
  live: { wide: m.decision_live_now(), phone: m.decision_live() },
  pending: { wide: m.decision_pending(), phone: m.decision_pending() },
};

/** The changes of an edit, field by field: the live and the pending value, compared word by word. */
export function ChangeTable(props: ChangeTableProps) {
  const { changes, same, isNew = false, extra = nothing, earlier, later, title } = props;
  const names = { live: earlier, pending: later };
  const id = useId();
  const phone = useAvailableWidth() === 'phone';
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id}>{title ?? changeTitle(changes.length, isNew)}</Heading>
        {changes.length ? (
          <p className={styles.legend}>
            <del className={mark.live}>{m.decision_removed()}</del>
            <ins className={mark.pending}>{m.decision_added()}</ins>
          </p>
        ) : null}
      </div>
      {changes.length === 0 ? null : phone ? (
        <Subheadings>
          <StackedChanges changes={changes} extra={extra} names={names} />
        </Subheadings>
      ) : (
        <ChangesSideBySide changes={changes} extra={extra} names={names} labelledBy={id} />
      )}
      {isNew ? <SameList same={same} extra={extra} /> : null}
      {!isNew && same.length ? (
        <details className={styles.rest}>
          <summary className={styles.restTitle}>
            <span className={styles.arrow}>
              <Icon icon={ChevronRight} />
            </span>
            <span>{m.decision_unchanged_fields({ count: same.length })}</span>
          </summary>
          <SameList same={same} extra={extra} />
        </details>
      ) : null}
    </section>
  );
}

type Extra = NonNullable<ChangeTableProps['extra']>;

const nothing: Extra = () => ({});

const extraOf = (extra: Extra, { label, name = label }: Named) => extra({ name, label });

interface ChangesProps {
  changes: readonly FieldChange[];
  extra: Extra;
  names: Record<Side, string | undefined>;
}

function ChangesSideBySide(props: ChangesProps & { labelledBy: string }) {
  const { changes, extra, names, labelledBy } = props;
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {[
            m.decision_field(),
            names.live ?? sides.live.wide,
            names.pending ?? sides.pending.wide,
          ].map((title) => (
            <th key={title} scope="col" className={styles.columnHead}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const { action, below } = extraOf(extra, change);
          return (
            <Fragment key={change.label}>
              <tr>
                <th scope="row" className={styles.rowHead}>
                  <Name label={change.label} action={action} />
                </th>
                <td className={styles.value}>
                  <ChangedValue change={change} side="live" />
                </td>
                <td className={styles.value}>
                  <ChangedValue change={change} side="pending" />
                </td>
              </tr>
              {below ? (
                <tr>
                  <td colSpan={3} className={styles.extra}>
                    {below}
                  </td>
                </tr>
              ) : null}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function StackedChanges({ changes, extra, names }: ChangesProps) {
  return changes.map((change) => {
    const { action, below } = extraOf(extra, change);
    return (
      <section key={change.label} className={styles.stacked}>
        <Heading look="label">
          <Name label={change.label} action={action} />
        </Heading>
        {(['live', 'pending'] as const).map((side) => (
          <div key={side}>
            <p className={styles.side}>{names[side] ?? sides[side].phone}</p>
            <ChangedValue change={change} side={side} />
          </div>
        ))}
        {below}
      </section>
    );
  });
}

/** The name of a field with its action at the end of the line. */
function Name({ label, action }: { label: string; action: ReactNode }) {
  if (!action) return <span>{label}</span>;
  return (
    <span className={styles.name}>
      <span>{label}</span>
      <span className={styles.action}>{action}</span>
    </span>
  );
}

function SameList({ same, extra }: { same: readonly FieldValue[]; extra: Extra }) {
  return (
    <dl className={styles.sameList}>
      {same.map((field) => {
        const { action, below } = extraOf(extra, field);
        return (
          <div key={field.label} className={styles.same}>
            <dt className={styles.sameName}>
              <Name label={field.label} action={action} />
            </dt>
            <dd>
              <PlainValue field={field} />
            </dd>
            {below ? <dd className={styles.sameBelow}>{below}</dd> : null}
          </div>
        );
      })}
    </dl>
  );
}
