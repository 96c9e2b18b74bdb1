import { X } from 'lucide-react';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './Chip.css.ts';

/** `added` and `removed` also carry a sign, so that colour is never alone. */
export const chipTones = ['accent', 'neutral', 'added', 'removed'] as const;
export type ChipTone = (typeof chipTones)[number];

export interface ChipProps {
  /** The value's name. A long one ends in an ellipsis. */
  children: string;
  /** `accent` for a choice made here, `neutral` for a fact, `added` and `removed` in a comparison. Default `neutral`. Sets `data-tone`. */
  tone?: ChipTone | undefined;
  /** Takes the value out; without it there is no cross. */
  onRemove?: (() => void) | undefined;
  /** Name of the cross. Default: "Remove" and the chip's words. */
  removeLabel?: string | undefined;
}

const elements = {
  accent: 'span',
  neutral: 'span',
  added: 'ins',
  removed: 'del',
} as const satisfies Record<ChipTone, string>;
const signs: Record<ChipTone, string | null> = {
  accent: null,
  neutral: null,
  added: '+',
  removed: '−',
};

/** One value out of several. */
export function Chip({ children, tone = 'neutral', onRemove, removeLabel }: ChipProps) {
  const Element = elements[tone];
  return (
    <Element className={styles.chip} data-tone={tone} data-removable={onRemove ? true : undefined}>
      {signs[tone] ? <span aria-hidden>{signs[tone]}</span> : null}
      <span className={styles.words} title={children}>
        {children}
      </span>
      {onRemove ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel ?? `Remove ${children}`}
          onClick={onRemove}
        >
          <Icon icon={X} size={14} />
        </button>
      ) : null}
    </Element>
  );
}
