import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  value: string;
  /** The question or subject, always visible. */
  label: string;
  /** Short text at the end of the line, such as a count. */
  detail?: string | undefined;
  /** Shown while it is open. */
  content: ReactNode;
}

export interface AccordionProps extends ElementProps<'div'> {
  /** The parts, in order. */
  items: readonly AccordionItem[];
  /** Several can be open at once; otherwise opening one closes the others. Default false. */
  multiple?: boolean | undefined;
  /** Those that are open at first. Default: none. */
  defaultOpen?: readonly string[] | undefined;
  /** Called when a part opens or closes. */
  onOpenChange?: ((value: string, open: boolean) => void) | undefined;
}

const none: readonly string[] = [];

/** Parts of a text that open below their title. */
export function Accordion({
  items,
  multiple = false,
  defaultOpen = none,
  onOpenChange,
  ...rest
}: AccordionProps) {
  const group = useId();
  const known = useRef(new Set(defaultOpen));
  // The browser also tells of a part that is open at first.
  const toggled = (value: string, open: boolean) => {
    if (known.current.has(value) === open) return;
    if (open) known.current.add(value);
    else known.current.delete(value);
    onOpenChange?.(value, open);
  };
  return (
    <div {...rest} className={styles.accordion}>
      {items.map(({ value, label, detail, content }) => (
        <details
          key={value}
          name={multiple ? undefined : group}
          className={styles.part}
          open={defaultOpen.includes(value)}
          onToggle={({ currentTarget }) => toggled(value, currentTarget.open)}
        >
          <summary className={styles.summary}>
            <span className={styles.label}>{label}</span>
            {detail ? <span className={styles.detail}>{detail}</span> : null}
            <span className={styles.chevron}>
              <Icon icon={ChevronDown} />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
