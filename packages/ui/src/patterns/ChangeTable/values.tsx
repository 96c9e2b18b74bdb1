import { useMemo } from 'react';
import { Chip } from '../../components/Chip/Chip.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { m } from '../../i18n/messages.js';
import * as styles from './ChangeTable.css.ts';
import { wordDiff } from './wordDiff.ts';

export interface LogoValue {
  src: string;
  name: string;
  /** Size and format, as lines of text. */
  detail?: readonly string[] | undefined;
}

export interface Named {
  /** Identifies the field for `extra`. Default: the label. */
  name?: string | undefined;
  label: string;
}

/** An unchanged field. */
export type FieldValue = Named &
  (
    | { kind: 'text'; value: string }
    | { kind: 'chips'; value: readonly string[] }
    | { kind: 'logo'; value: LogoValue | null }
  );

/** A changed field. */
export type FieldChange = Named &
  (
    | { kind: 'text'; live: string; pending: string }
    | { kind: 'chips'; live: readonly string[]; pending: readonly string[] }
    | { kind: 'logo'; live: LogoValue | null; pending: LogoValue | null }
  );

export type Side = 'live' | 'pending';

const Nothing = () => <span className={styles.nothing}>{m.decision_empty_value()}</span>;

/** An unchanged value. */
export function PlainValue({ field }: { field: FieldValue }) {
  switch (field.kind) {
    case 'text':
      return field.value ? <p className={styles.text}>{field.value}</p> : <Nothing />;
    case 'chips':
      return <Chips own={field.value} other={field.value} side="live" />;
    case 'logo':
      return <LogoPicture logo={field.value} />;
  }
}

/** One side of a changed value, with what differs marked. */
export function ChangedValue({ change, side }: { change: FieldChange; side: Side }) {
  switch (change.kind) {
    case 'text':
      return <MarkedText live={change.live} pending={change.pending} side={side} />;
    case 'chips':
      return (
        <Chips
          own={change[side]}
          other={side === 'live' ? change.pending : change.live}
          side={side}
        />
      );
    case 'logo':
      return <LogoPicture logo={change[side]} />;
  }
}

function MarkedText({ live, pending, side }: { live: string; pending: string; side: Side }) {
  // Comparing long texts is slow, and the page renders on every key typed into the note.
  const runs = useMemo(() => wordDiff(live, pending)[side], [live, pending, side]);
  if (runs.length === 0) return <Nothing />;
  const Mark = side === 'live' ? 'del' : 'ins';
  let start = 0;
  return (
    <p className={styles.text}>
      {runs.map(({ text, changed }) => {
        const key = start;
        start += text.length;
        return changed ? (
          <Mark key={key} className={styles.mark[side]}>
            {text}
          </Mark>
        ) : (
          <span key={key}>{text}</span>
        );
      })}
    </p>
  );
}

interface ChipsProps {
  own: readonly string[];
  other: readonly string[];
  side: Side;
}

function Chips({ own, other, side }: ChipsProps) {
  if (own.length === 0) return <Nothing />;
  return (
    <ul className={styles.chips}>
      {own.map((chip) => (
        <li key={chip} className={styles.chip}>
          <Chip tone={other.includes(chip) ? 'neutral' : side === 'live' ? 'removed' : 'added'}>
            {chip}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function LogoPicture({ logo }: { logo: LogoValue | null }) {
  if (!logo) return <span className={styles.nothing}>{m.decision_no_logo()}</span>;
  return (
    <div className={styles.logo}>
      <Logo
        src={logo.src}
        name={logo.name}
        alt={m.decision_logo_of({ name: logo.name })}
        size="large"
      />
      {logo.detail ? (
        <ul className={styles.detail}>
          {logo.detail.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
