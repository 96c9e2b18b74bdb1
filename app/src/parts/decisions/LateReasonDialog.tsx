import type { ReasonDialogProps } from '@portal/forms/decision';
import { useToast } from '@portal/ui/components/Toast';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../i18n/messages.js';

/** Loads the dialog. After a failure the next call tries again. */
export const loadDialog = () => import('@portal/forms/decision');

/** Renders the dialog once it has loaded. On failure shows a toast and closes; opening it tries again. */
export function LateReasonDialog(props: ReasonDialogProps) {
  const { open, onClose } = props;
  const toast = useToast();
  const [part, setPart] = useState<{ Dialog: ComponentType<ReasonDialogProps> } | null>(null);
  const missed = useEffectEvent(() => {
    onClose();
    toast({ tone: 'caution', message: m.bulk_dialog_not_loaded() });
  });
  const here = part !== null;
  useEffect(() => {
    if (here || !open) return;
    let left = false;
    loadDialog().then(
      ({ ReasonDialog }) => {
        if (!left) setPart({ Dialog: ReasonDialog });
      },
      () => {
        if (!left) missed();
      },
    );
    return () => {
      left = true;
    };
  }, [here, open]);
  return part ? <part.Dialog {...props} /> : null;
}
