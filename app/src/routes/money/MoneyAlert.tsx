import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Text } from '@portal/ui/components/Text';

export interface Alert {
  title: string;
  /** What is safe, what to do. */
  text: string;
  /** Words of the button that goes on. Default 'OK'. */
  button?: string;
  /** What the button does besides closing. */
  onClose?: () => void;
}

interface MoneyAlertProps {
  alert: Alert | null;
  onClose: () => void;
}

/** Says that something about money did not happen, until it was read. */
export function MoneyAlert({ alert, onClose }: MoneyAlertProps) {
  const close = () => {
    onClose();
    alert?.onClose?.();
  };
  return (
    <Dialog
      open={alert !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      size="small"
      title={alert?.title ?? ''}
      actions={
        <Button tone="primary" onClick={close}>
          {alert?.button ?? 'OK'}
        </Button>
      }
    >
      <Text>{alert?.text ?? ''}</Text>
    </Dialog>
  );
}
