import { useToast } from '@portal/ui/components/Toast';
import { useEffect, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { lateComponent } from '../../shell/lateComponent.tsx';
import type { FactorTask } from './factorTasks.ts';

/** The dialogs, whose code loads when the first one opens. */
const Dialogs = lateComponent(async () => (await import('./FactorDialogs.tsx')).FactorDialogs, {
  failed: <NotLoaded />,
});

function NotLoaded() {
  const toast = useToast();
  useEffect(() => toast({ tone: 'caution', message: m.factors_dialog_not_loaded() }), [toast]);
  return null;
}

/** Opens the dialogs that change the second factors. `onClosed` is called when a dialog has closed. */
export function useFactorTasks(onClosed?: () => void) {
  const [task, setTask] = useState<FactorTask | null>(null);
  const [open, setOpen] = useState(false);
  /** Mounts the dialogs again, which loads their code again if that failed. */
  const [count, setCount] = useState(0);
  return {
    open,
    start(next: FactorTask) {
      setTask(next);
      setOpen(true);
      setCount(count + 1);
    },
    dialogs: task ? (
      <Dialogs
        key={count}
        task={task}
        open={open}
        onClose={() => {
          setOpen(false);
          onClosed?.();
        }}
      />
    ) : null,
  };
}
