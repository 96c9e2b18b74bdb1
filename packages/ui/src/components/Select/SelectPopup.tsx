import * as Radix from '@radix-ui/react-select';
import { getNonce } from 'get-nonce';
import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as list from '../../internal/listbox/listbox.css.ts';
import {
  directionOf,
  goToEntry,
  type TriggerLink,
  TriggerStandIn,
  themeOf,
} from '../../internal/overlay/lateTrigger.ts';
import { useOpenOverlay } from '../../internal/overlay/openOverlays.ts';
import { useTabOut } from '../../internal/overlay/overlayFocus.ts';
import type { SelectProps } from './Select.tsx';
import * as styles from './SelectPopup.css.ts';

interface SelectPopupProps extends Pick<SelectProps, 'options'> {
  value: string;
  onChange: (value: string) => void;
  id: string;
  link: TriggerLink;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The list of a select; also finds options by typing while closed. */
export function SelectPopup({
  id,
  link,
  open,
  onOpenChange,
  options,
  value,
  onChange,
}: SelectPopupProps) {
  useOpenOverlay({ open, onClose: () => onOpenChange(false), kind: 'popup' });
  const keys = useSelectKeys({ link, options, value, onChange, onOpenChange });
  return (
    <Radix.Root
      dir={directionOf(link)}
      open={open}
      onOpenChange={onOpenChange}
      value={value}
      onValueChange={onChange}
    >
      <Radix.Trigger asChild>
        <TriggerStandIn link={link} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...themeOf(link)}
          id={id}
          className={styles.content}
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          onFocus={({ target }) => goToEntry(link, target)}
          {...keys}
        >
          <Radix.Viewport className={styles.viewport} nonce={getNonce()}>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className={list.row}>
                <span className={list.check}>
                  <Radix.ItemIndicator>
                    <Icon icon={Check} />
                  </Radix.ItemIndicator>
                </span>
                {option.icon ? <Icon icon={option.icon} /> : null}
                <span className={list.rowLabel}>
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                {option.detail ? <span className={list.detail}>{option.detail}</span> : null}
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type SelectKeysArgs = Omit<SelectPopupProps, 'id' | 'open'>;

/** Keys in an open list that Radix does not handle. */
function useSelectKeys({ link, options, value, onChange, onOpenChange }: SelectKeysArgs) {
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
    // Closed at once, since an open list would take back the focus.
    flushSync(() => {
      if (active && active.value !== value) onChange(active.value);
      onOpenChange(false);
    });
    if (intent.goesOn) leave(event);
    else event.preventDefault();
  };

  return { onKeyDownCapture, onCloseAutoFocus };
}

/** The action of a key in an open list: `move` by a number of options, or `pick` the focused one. */
export type SelectIntent =
  | { ask: 'move'; by: number }
  /** `goesOn`: the key then moves the focus out of the field. */
  | { ask: 'pick'; goesOn: boolean };

interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const pageStep = 10;

/** Keys of the ARIA Authoring Practices that Radix does not handle; null for other keys. */
export function selectIntent({ key, altKey, ctrlKey, metaKey }: KeyPress): SelectIntent | null {
  if (ctrlKey || metaKey) return null;
  if (altKey) return key === 'ArrowUp' ? { ask: 'pick', goesOn: false } : null;
  if (key === 'Tab') return { ask: 'pick', goesOn: true };
  if (key === 'PageDown') return { ask: 'move', by: pageStep };
  if (key === 'PageUp') return { ask: 'move', by: -pageStep };
  return null;
}

/** Index of the option after a move; it stops at the ends. */
export const movedTo = (from: number, by: number, count: number): number =>
  Math.min(Math.max(from + by, 0), count - 1);
