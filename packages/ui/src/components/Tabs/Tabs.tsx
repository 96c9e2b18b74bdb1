import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './Tabs.css.ts';

export interface Tab<Value extends string> {
  /** The key of the tab; unique within its row. */
  value: Value;
  label: string;
  /** How many things the panel holds, after the label. */
  count?: number | undefined;
  /** Shown, but passed over by the arrow keys. */
  disabled?: boolean | undefined;
  /** What is shown while the tab is chosen; mounted only then. */
  panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  /** Two to about six. */
  tabs: readonly Tab<Value>[];
  /** The chosen tab. Sets `data-state` of each. */
  value: Value;
  /** Told the tab that was chosen. */
  onChange: (value: Value) => void;
}

/** Views of one thing, one of them at a time. Pages with their own address are links, not tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  // A row too long for a phone scrolls; the chosen tab is in view from the start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another tab is chosen.
  useLayoutEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[data-state=active]');
    if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft =
      chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);

  return (
    <Radix.Root
      className={styles.tabs}
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={styles.tab}
            disabled={tab.disabled ?? false}
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className={styles.count}>{tab.count.toLocaleString('en-NZ')}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
