import { type KeyboardEvent, useState } from 'react';
import { m } from '../../i18n/messages.js';
import type { ControlProps } from '../../internal/elementProps.ts';
import * as box from '../../internal/field/Field.css.ts';
import { Field, type FieldProps, idList } from '../../internal/field/Field.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import * as styles from './NumberField.css.ts';
import { exampleNumber, numberText, readNumber, steppedNumber } from './numberText.ts';

export interface NumberFieldProps
  extends FieldProps,
    Omit<ControlProps<'input'>, 'size' | 'min' | 'max' | 'step' | 'inputMode'> {
  /** The number; null if the field is empty or not a number. Default: uncontrolled. */
  value?: number | null | undefined;
  /** The initial number, if uncontrolled. Default null. */
  defaultValue?: number | null | undefined;
  /** Called on every change, with the number and the typed text; `problem` says why the text is no number. */
  onValueChange?:
    | ((value: number | null, text: string, problem: string | undefined) => void)
    | undefined;
  /** Text that is no number, while `value` is null: a form that is put back empties it. Default: the typed one. */
  text?: string | undefined;
  /** The lowest number that the arrow keys reach. A typed number can be lower: show an `error`. Default: none. */
  min?: number | undefined;
  /** The highest number that the arrow keys reach. Default: none. */
  max?: number | undefined;
  /** What the arrow keys add; Page Up and Page Down add ten times as much. Default 1. */
  step?: number | undefined;
  /** Decimals that are always shown; a number with more is an error. Default: as many as the number has. */
  decimals?: number | undefined;
  /** Unit before the number, such as "$". Part of the description. */
  before?: string | undefined;
  /** Unit after the number, such as "/month". Part of the description. */
  after?: string | undefined;
  /** Cannot be edited, and is not submitted. Default false. */
  disabled?: boolean | undefined;
  /** Can be focused and is submitted, but cannot be edited. Default false. */
  readOnly?: boolean | undefined;
}

/** How many steps a key adds. */
const stepsOf: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** A number, typed with separators and its unit, or changed by arrow keys. Shows an error for other text once it is left. */
export function NumberField({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  value: given,
  defaultValue = null,
  onValueChange,
  text: wrong,
  min,
  max,
  step = 1,
  decimals,
  before,
  after,
  onBlur,
  onKeyDown,
  ...input
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [own, setOwn] = useControlled<number | null>(given, defaultValue, undefined);
  const units = [before ?? '', after ?? ''];
  // Typed text belongs to a number; a number from the parent replaces it.
  const read = (of: string) => readNumber(of, units, decimals);
  const current = typed !== null && read(typed) === own ? typed : numberText(own, decimals);
  const text = own === null ? (wrong ?? current) : current;
  const example = `${before ?? ''}${exampleNumber(step, { min, max }, decimals)}${after ? ` ${after}` : ''}`;
  const problemOf = (value: number | null, of: string) =>
    value === null && of.trim() ? m.components_number_unread({ example }) : undefined;
  const change = (next: number | null, nextText: string) => {
    const problem = problemOf(next, nextText);
    if (!problem) setLeft(false);
    setTyped(nextText);
    setOwn(next);
    onValueChange?.(next, nextText, problem);
  };
  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const steps = stepsOf[event.key];
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!steps || modified || event.defaultPrevented || input.readOnly) return;
    event.preventDefault();
    const next = steppedNumber(own, steps * step, { min, max });
    if (next !== own) change(next, numberText(next, decimals));
  };
  const allowed = { 'aria-valuemin': min, 'aria-valuemax': max };
  return (
    <Field
      name={name}
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error ?? (left ? problemOf(own, text) : undefined)}
      aside={aside}
      rest={input}
    >
      {({ name: _, ...control }) => (
        <div className={box.box}>
          {before ? (
            <span id={`${control.id}-before`} className={styles.unit}>
              {before}
            </span>
          ) : null}
          <input
            {...control}
            {...allowed}
            type="text"
            role="spinbutton"
            inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
            autoComplete={input.autoComplete ?? 'off'}
            className={`${box.bare} ${box.fill} ${styles.number}`}
            value={text}
            aria-valuenow={own ?? undefined}
            aria-valuetext={own === null ? undefined : text}
            aria-describedby={idList(
              before && `${control.id}-before`,
              after && `${control.id}-after`,
              control['aria-describedby'],
            )}
            onChange={({ target }) => change(read(target.value), target.value)}
            onKeyDown={stepBy}
            onBlur={(event) => {
              if (own !== null) setTyped(null);
              setLeft(own === null);
              onBlur?.(event);
            }}
          />
          {after ? (
            <span id={`${control.id}-after`} className={styles.unit}>
              {after}
            </span>
          ) : null}
          {/* Submits the number without separators. */}
          <input type="hidden" name={name} value={own ?? ''} disabled={input.disabled} />
        </div>
      )}
    </Field>
  );
}
