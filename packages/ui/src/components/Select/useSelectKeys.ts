import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { TriggerLink } from '../../internal/overlay/lateTrigger.ts';
import { useTabOut } from '../../internal/overlay/tabOut.ts';
import type { SelectProps } from './Select.tsx';
import { movedTo, selectIntent } from './selectKeys.ts';

interface SelectKeysArgs extends Pick<SelectProps, 'options' | 'value' | 'onChange'> {
  link: TriggerLink;
  onOpenChange: (open: boolean) => void;
}

/** What Radix does not do with keys in an open list. */
export function useSelectKeys({ link, options, value, onChange, onOpenChange }: SelectKeysArgs) {
  const { leave, onCloseAutoFocus } = useTabOut(link);

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const intent = selectIntent(event);
    if (!intent) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
    const at = rows.findIndex((row) => row.matches(':focus'));
    if (intent.ask === 'move') {
      event.preventDefault();
      rows[movedTo(at, intent.by, rows.length)]?.focus();
      return;
    }
    const active = options[at];
    // Closed at once, since an open list takes the focus back.
    flushSync(() => {
      if (active && active.value !== value) onChange(active.value);
      onOpenChange(false);
    });
    if (intent.goesOn) leave(event);
    else event.preventDefault();
  };

  return { onKeyDownCapture, onCloseAutoFocus };
}
