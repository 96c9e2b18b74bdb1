import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useId, useState } from 'react';
import type { ControlProps } from '../../internal/elementProps.ts';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import * as styles from './Tabs.css.ts';

export interface Tab {
  value: string;
  label: string;
  /** Icon before the label. */
  icon?: IconType | undefined;
  /** Short text after the label, such as a count. */
  detail?: string | undefined;
  /** Content of the panel. */
  content: ReactNode;
  /** Cannot be selected, and is skipped by the arrow keys. Sets `data-disabled`. */
  disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<ControlProps<'div'>, 'dir'> {
  /** Accessible name of the row of tabs. */
  label: string;
  /** The tabs with their panels, in order. */
  items: readonly Tab[];
  /** The selected tab. Sets `data-state`. Default: uncontrolled. */
  value?: string | undefined;
  /** The tab selected at first, if uncontrolled. Default: the first one. */
  defaultValue?: string | undefined;
  /** Called with the selected tab. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Keeps the other panels in the page, hidden, with what was typed in them. Default false. */
  keepMounted?: boolean | undefined;
}

// A page rendered by a server would contain the style that Radix sets, which a strict security policy blocks.
const noOutline = { outline: undefined };

/** Views of the same thing, one at a time. */
export function Tabs({
  label,
  items,
  value: given,
  defaultValue,
  onValueChange,
  keepMounted = false,
  ...rest
}: TabsProps) {
  const id = useId();
  const [value, setValue] = useControlled(
    given,
    defaultValue ?? items[0]?.value ?? '',
    onValueChange,
  );
  /** Of the text around, in which the arrow keys move. */
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  const tabId = (index: number) => `${id}-tab-${index}`;
  const panelId = (index: number) => `${id}-panel-${index}`;
  return (
    <Radix.Root asChild dir={dir} value={value} onValueChange={setValue}>
      {/* Radix sets a direction, also where that of the page is another. */}
      <div {...rest} dir={undefined} className={styles.tabs}>
        <Radix.List
          aria-label={label}
          className={styles.list}
          onFocusCapture={({ currentTarget }) =>
            setDir(currentTarget.matches(':dir(rtl)') ? 'rtl' : 'ltr')
          }
          style={noOutline}
          loop
        >
          {items.map((item, index) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              disabled={item.disabled ?? false}
              id={tabId(index)}
              aria-controls={keepMounted || item.value === value ? panelId(index) : undefined}
              className={styles.tab}
            >
              {item.icon ? <Icon icon={item.icon} /> : null}
              <span>{item.label}</span>
              {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {items.map((item, index) =>
          keepMounted || item.value === value ? (
            <div
              key={item.value}
              role="tabpanel"
              id={panelId(index)}
              aria-labelledby={tabId(index)}
              className={styles.panel}
              hidden={item.value !== value}
              data-state={item.value === value ? 'active' : 'inactive'}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the next stop after its tab, as the pattern asks
              tabIndex={0}
            >
              {item.content}
            </div>
          ) : null,
        )}
      </div>
    </Radix.Root>
  );
}
