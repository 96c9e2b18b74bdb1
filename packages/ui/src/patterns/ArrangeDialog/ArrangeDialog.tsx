import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { SortableList } from '../../components/SortableList/SortableList.tsx';
import { m } from '../../i18n/messages.js';
import { DialogError } from '../DialogError/DialogError.tsx';

export interface ArrangedItem {
  /** Unique; passed to `onSave`. */
  key: string;
  label: string;
  /** One line under the label. Default: none. */
  detail?: string | undefined;
}

export interface ArrangeDialogProps {
  /** Such as "Arrange views". */
  title: string;
  /** The items in their order. */
  items: readonly ArrangedItem[];
  /** Saves the keys in their new order. Resolves with the error message, or undefined once it is saved. */
  onSave: (keys: readonly string[]) => Promise<string | undefined>;
  /** Called when it closes, also after the order was saved. */
  onClose: () => void;
}

/** Puts a few items into an order. */
export function ArrangeDialog({ title, items, onSave, onClose }: ArrangeDialogProps) {
  const [order, setOrder] = useState(items);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    setBusy(true);
    const problem = await onSave(order.map(({ key }) => key));
    setBusy(false);
    setError(problem);
    if (!problem) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      size="small"
      confirmClose="never"
      actions={
        <Button tone="primary" busy={busy} onClick={() => void save()}>
          {m.patterns_arrange_save()}
        </Button>
      }
    >
      <Stack space="small">
        <SortableList
          label={title}
          hint
          items={order}
          onOrderChange={(keys) =>
            setOrder(order.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)))
          }
        />
        <DialogError error={error} />
      </Stack>
    </Dialog>
  );
}
