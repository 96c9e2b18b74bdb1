import * as Radix from '@radix-ui/react-select';
import { getNonce } from 'get-nonce';
import { Check } from 'lucide-react';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as list from '../../internal/listbox/row.css.ts';
import { goToEntry, type TriggerLink, TriggerStandIn } from '../../internal/overlay/lateTrigger.ts';
import * as styles from './Select.css.ts';
import type { SelectProps } from './Select.tsx';
import { useSelectKeys } from './useSelectKeys.ts';

interface SelectPopupProps extends Pick<SelectProps, 'options' | 'value' | 'onChange'> {
  id: string;
  link: TriggerLink;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled: boolean;
}

/** What a select is while it is open; also finds by typed letters while it is closed. */
export function SelectPopup({
  id,
  link,
  open,
  onOpenChange,
  options,
  value,
  onChange,
  disabled,
}: SelectPopupProps) {
  const keys = useSelectKeys({ link, options, value, onChange, onOpenChange });
  return (
    <Radix.Root
      open={open}
      onOpenChange={onOpenChange}
      value={value}
      onValueChange={onChange}
      disabled={disabled}
    >
      <Radix.Trigger asChild>
        <TriggerStandIn link={link} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
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
