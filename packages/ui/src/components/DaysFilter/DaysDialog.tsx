import { useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { Button } from '../Button/Button.tsx';
import { DateRange } from '../DateRange/DateRange.tsx';
import { type DayRange, sameRange } from '../DateRange/days.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { DaysFilterProps } from './DaysFilter.tsx';

interface DaysDialogProps extends Pick<DaysFilterProps, 'label' | 'value' | 'limits'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onApply: (days: DayRange) => void;
}

/** Chooses the first and the last day, each of them or both. */
export function DaysDialog({ open, onOpenChange, value, onApply, ...props }: DaysDialogProps) {
  const [days, setDays] = useState(value);
  const [isOpen, setIsOpen] = useState(open);
  if (open !== isOpen) {
    setIsOpen(open);
    setDays(value);
  }
  const range = useRef<HTMLDivElement>(null);
  const apply = () => {
    const wrong = range.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) return wrong.focus();
    onOpenChange(false);
    if (!sameRange(days, value)) onApply(days);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={props.label}
      confirmClose="never"
      actions={
        <Button tone="primary" writes={false} onClick={apply}>
          {m.components_days_apply()}
        </Button>
      }
    >
      <DateRange
        {...props}
        ref={range}
        name="days"
        openEnded
        value={days}
        onValueChange={setDays}
      />
    </Dialog>
  );
}
