import { type FormEvent, useId, useState } from 'react';
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
  const form = useId();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React tells the form around the filter too, if there is one.
    event.stopPropagation();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
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
        <Button type="submit" form={form} tone="primary" writes={false}>
          {m.components_days_apply()}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={apply}>
        <DateRange
          {...props}
          labelHidden
          name="days"
          openEnded
          value={days}
          onValueChange={setDays}
        />
        {/* Makes Enter submit: the visible button is outside the form element. */}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
