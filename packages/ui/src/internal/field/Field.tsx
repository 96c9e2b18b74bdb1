import { CircleAlert } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { formatNumber } from '../formatNumber.ts';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { sized } from '../sized.ts';
import * as styles from './Field.css.ts';

/** Props of every field. */
export interface FieldProps {
  /** Name of the field in its form, and the target of an error summary. */
  name: string;
  /** The field's label, always visible. */
  label: string;
  /** Shows the label to screen readers only. Default false. */
  labelHidden?: boolean | undefined;
  /** One line of help under the field; an error replaces it. */
  help?: string | undefined;
  /** The error message. Sets `aria-invalid`. */
  error?: string | undefined;
  /** Short text at the end of the label, such as "Optional" or "2 of 3"; a string is also part of the description, and a link comes after the control. */
  aside?: ReactNode;
}

/** Whether `aside` is part of the description: only text, since a link could not be followed there. */
export const isRemark = (aside: ReactNode): boolean => typeof aside === 'string' && aside !== '';

/** Attributes that a field passes on to its control, with an id and a description of its own if given. */
export interface FieldRest {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

export interface FieldControl {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldShellProps<Rest extends FieldRest> extends FieldProps {
  /** Further attributes of the control. */
  rest: Rest;
  /** The character counter, shown below the field. */
  count?: SymbolCountProps | undefined;
  /** A button at the start of the line under the field. */
  action?: ReactNode;
  children: (control: Rest & FieldControl) => ReactNode;
}

/** Label, help, error, counter and aria attributes of every field. */
export function Field<Rest extends FieldRest>({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  count,
  action,
  rest,
  children,
}: FieldShellProps<Rest>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const messageId = `${id}-message`;
  const countId = `${id}-count`;
  const asideId = `${id}-aside`;
  const remark = isRemark(aside);
  const isLinked = !remark && Boolean(aside);
  const words = aside ? (
    <span id={asideId} className={styles.aside}>
      {aside}
    </span>
  ) : null;
  return (
    <div className={isLinked ? styles.linkedField : styles.field} data-field={name}>
      <div className={labelHidden ? styles.hiddenLabelRow : styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {isLinked ? null : words}
      </div>
      {children({
        ...rest,
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': idList(
          rest['aria-describedby'],
          (error ?? help) && messageId,
          count && countId,
          remark && asideId,
        ),
      })}
      <FieldFoot
        messageId={messageId}
        countId={countId}
        help={help}
        error={error}
        count={count}
        action={action}
      />
      {isLinked ? words : null}
    </div>
  );
}

interface FieldFootProps
  extends Pick<FieldShellProps<FieldRest>, 'help' | 'error' | 'count' | 'action'> {
  messageId: string;
  countId: string;
}

/** The line under a field, with the same height for help and error. */
function FieldFoot({ messageId, countId, help, error, count, action }: FieldFootProps) {
  if (!error && !help && !count && !action) return null;
  return (
    <div className={styles.foot}>
      {action ? <div className={styles.footAction}>{action}</div> : null}
      {error || help || !action ? <FieldMessage id={messageId} help={help} error={error} /> : null}
      {count ? <SymbolCount id={countId} {...count} /> : null}
    </div>
  );
}

/** Updates the counter of an uncontrolled field. */
export type ShowCount = (text: string) => void;

interface SymbolCountProps {
  max: number;
  /** The controlled value. Default: the last text of `show`. */
  value: string | undefined;
  /** The text before `show` is called. */
  initial: string;
  show: RefObject<ShowCount | null>;
}

/** The character counter. An uncontrolled one renders without its field. */
function SymbolCount({ id, max, value, initial, show }: SymbolCountProps & { id: string }) {
  const [own, setOwn] = useState(() => symbols(initial));
  useImperativeHandle(show, () => (text) => setOwn(symbols(text)), []);
  const used = value === undefined ? own : symbols(value);
  const text = `${formatNumber(used)} / ${formatNumber(max)}`;
  return (
    <p id={id} className={styles.count} data-over={used > max || undefined}>
      <span ref={sized({ inlineSize: `${text.length}ch` })} className={styles.used}>
        {text}
      </span>
    </p>
  );
}

interface FieldMessageProps extends Pick<FieldProps, 'help' | 'error'> {
  /** Id, for `aria-describedby` of the control. */
  id?: string | undefined;
}

/** The help of a field, or its error. */
export function FieldMessage({ id, help, error }: FieldMessageProps) {
  return (
    <p id={id} className={error ? styles.error : styles.help}>
      {error ? <Icon icon={CircleAlert} size={14} /> : null}
      <span>{error ?? help}</span>
    </p>
  );
}

interface FieldActionProps {
  icon: IconType;
  /** Accessible name and title: a verb. */
  label: string;
  onClick: () => void;
  /** State of a toggle button. Sets `aria-pressed`. */
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

/** Joins the defined ids for an aria attribute; undefined without any. */
export const idList = (
  ...ids: readonly (string | false | null | undefined)[]
): string | undefined => ids.filter(Boolean).join(' ') || undefined;

/** Number of symbols: code points, so that an emoji or a macron counts once. */
function symbols(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

interface Counted {
  /** Maximum number of symbols. Default: no counter. */
  maxSymbols: number | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Where a form finds the counter, to update it with a value that was not typed. */
  showCount?: RefObject<ShowCount | null> | undefined;
}

/** The character counter of a field. An uncontrolled field reports its value with `typed`. */
export function useSymbolCount({ maxSymbols, value, defaultValue = '', showCount }: Counted) {
  const own = useRef<ShowCount>(null);
  const show = showCount ?? own;
  return {
    count: maxSymbols ? { max: maxSymbols, value, initial: defaultValue, show } : undefined,
    typed: (text: string) => {
      if (value === undefined) show.current?.(text);
    },
  };
}
