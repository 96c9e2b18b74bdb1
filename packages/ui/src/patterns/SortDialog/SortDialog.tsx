import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { m } from '../../i18n/messages.js';

/** An order of a list. */
export interface SortOrder {
  /** Unique; passed to `onSave`. */
  value: string;
  /** Such as "Name, Z to A". */
  label: string;
}

export interface SortDialogProps {
  /** The orders, the most used first. */
  orders: readonly SortOrder[];
  /** Whether an order can follow another: not if both sort by the same. */
  follows: (sort: string, sortThen: string) => boolean;
  /** The order of the list. */
  sort: string;
  /** The order of rows that `sort` leaves equal; null for none. */
  sortThen: string | null;
  /** Called with both orders. */
  onSave: (sort: string, sortThen: string | null) => void;
  /** Called when it closes, also after it was saved. */
  onClose: () => void;
}

/** Chooses an order of a list, and a second one for rows that the first leaves equal. */
export function SortDialog({ orders, follows, onSave, onClose, ...saved }: SortDialogProps) {
  const [sort, setSort] = useState(saved.sort);
  const [chosen, setThen] = useState(saved.sortThen ?? '');
  const others = orders.filter(({ value }) => follows(sort, value));
  const sortThen = others.some(({ value }) => value === chosen) ? chosen : '';
  const save = () => {
    onSave(sort, sortThen || null);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.patterns_sort_dialog()}
      size="small"
      confirmClose="never"
      actions={
        <Button tone="primary" writes={false} onClick={save}>
          {m.patterns_sort_apply()}
        </Button>
      }
    >
      <Stack space="medium">
        <Select
          name="sort-first"
          label={m.patterns_sort_by()}
          options={orders}
          value={sort}
          onValueChange={setSort}
        />
        <Select
          name="sort-then"
          label={m.patterns_sort_then_by()}
          options={[{ value: '', label: m.patterns_sort_then_none() }, ...others]}
          value={sortThen}
          onValueChange={setThen}
        />
      </Stack>
    </Dialog>
  );
}
