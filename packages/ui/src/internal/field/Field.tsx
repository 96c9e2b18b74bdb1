import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** What every field of the library takes. */
export interface FieldProps {
  /** The key of the field in its form; also what an error summary links to. */
  name: string;
  /** The field's label, always visible. */
  label: string;
  /** Said to screen readers only when the label is already on screen in another way. Default false. */
  labelHidden?: boolean | undefined;
  /** One line of help under the field; an error takes its place. */
  help?: string | undefined;
  /** What is wrong with the value, in words. Sets `aria-invalid`. */
  error?: string | undefined;
  /** Short remark at the label's end, such as "Optional" or "2 of 3"; as plain text it is also part of the description. */
  aside?: ReactNode;
}

/** Whether what stands at the label's end belongs to the description: a link there would only be read out. */
export const isRemark = (aside: ReactNode): boolean => typeof aside === 'string' && aside !== '';

export interface FieldControl {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldShellProps extends FieldProps {
  /** Used characters out of `max`, shown below the field. */
  count?: { used: number; max: number } | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Owns label, help, message, counter and the aria wiring of every field. */
export function Field({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  count,
  children,
}: FieldShellProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const countId = `${id}-count`;
  const asideId = `${id}-aside`;
  return (
    <div className={styles.field} data-field={name}>
      <div className={labelHidden ? styles.hiddenLabelRow : styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {aside ? (
          <span id={asideId} className={styles.aside}>
            {aside}
          </span>
        ) : null}
      </div>
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': idList(
          (error ?? help) && messageId,
          count && countId,
          isRemark(aside) && asideId,
        ),
      })}
      <FieldFoot messageId={messageId} countId={countId} help={help} error={error} count={count} />
    </div>
  );
}

const figures = new Intl.NumberFormat('en-NZ');

interface FieldFootProps extends Pick<FieldShellProps, 'help' | 'error' | 'count'> {
  messageId: string;
  countId: string;
}

/** The line under a field; its height is kept when help turns into an error. */
function FieldFoot({ messageId, countId, help, error, count }: FieldFootProps) {
  if (!error && !help && !count) return null;
  return (
    <div className={styles.foot}>
      <FieldMessage id={messageId} help={help} error={error} />
      {count ? (
        <p id={countId} className={styles.count} data-over={count.used > count.max || undefined}>
          {figures.format(count.used)} / {figures.format(count.max)}
        </p>
      ) : null}
    </div>
  );
}

interface FieldMessageProps extends Pick<FieldProps, 'help' | 'error'> {
  /** For the control that it describes. */
  id?: string | undefined;
}

/** The help of a field, or what is wrong with its value. */
export function FieldMessage({ id, help, error }: FieldMessageProps) {
  return (
    <p id={id} className={error ? styles.error : styles.help}>
      {error ? <Icon icon={CircleAlert} size={14} /> : null}
      {error ?? help}
    </p>
  );
}

interface FieldActionProps {
  icon: IconType;
  /** The verb: the accessible name and the title. */
  label: string;
  onClick: () => void;
  /** Switched on or off. Sets `aria-pressed`. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A button inside the box of a field. */
export function FieldAction({ icon, label, onClick, pressed, disabled }: FieldActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon icon={icon} />
    </button>
  );
}

/** Those of the ids that are there, as aria attributes take them; undefined when there is none. */
export const idList = (
  ...ids: readonly (string | false | null | undefined)[]
): string | undefined => ids.filter(Boolean).join(' ') || undefined;

/** How many symbols people see in a text: code points, so that an emoji or a macron counts once. */
function symbols(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

interface Counted {
  /** Most symbols allowed; without it nothing is counted. */
  maxSymbols: number | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
}

/** The character counter of a field. An uncontrolled field reports its value with `typed`. */
export function useSymbolCount({ maxSymbols, value, defaultValue = '' }: Counted) {
  const [own, setOwn] = useState(defaultValue);
  return {
    count: maxSymbols ? { used: symbols(value ?? own), max: maxSymbols } : undefined,
    typed: (text: string) => {
      if (maxSymbols) setOwn(text);
    },
  };
}
