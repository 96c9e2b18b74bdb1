import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Heading } from '@portal/ui/components/Heading';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { RecoveryCodes } from '@portal/ui/patterns/RecoveryCodes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../i18n/messages.js';

/** The props that the dialogs for second factors share. */
export interface FactorDialogProps {
  open: boolean;
  /** Closes the dialog. Not called while new recovery codes are shown, except by their button. */
  onClose: () => void;
  /** The signed-in user's email address, for password managers. */
  username: string;
  /** New recovery codes: replace the content of the dialog. */
  codes: readonly string[] | null;
  /** Saves the recovery codes as a text file. */
  onDownload: () => void;
}

interface StepsProps extends Omit<FactorDialogProps, 'username'> {
  title: string;
  description?: string | undefined;
  /** A submit is under way: the dialog stays open. */
  running: boolean;
  /** Closing always asks first, not only with input. Default false. */
  started?: boolean;
  confirm: { label: string; busyLabel: string };
  onConfirm: () => void;
  children: ReactNode;
}

/** A dialog that ends with recovery codes, if the server created some. */
export function FactorDialog(props: StepsProps) {
  const { open, onClose, codes, onDownload, running, confirm, onConfirm } = props;
  /** The user tried to close the dialog before saving the codes. */
  const [early, setEarly] = useState(false);
  useEffect(() => {
    if (!codes) setEarly(false);
  }, [codes]);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next || running) return;
        if (codes) setEarly(true);
        else onClose();
      }}
      title={props.title}
      description={codes ? undefined : props.description}
      size="small"
      confirmClose={confirmCloseOf(props)}
      actions={
        codes ? (
          <Button tone="primary" writes={false} onClick={onClose}>
            {m.factors_saved_codes()}
          </Button>
        ) : (
          <>
            <Button softDisabled={running} onClick={running ? undefined : onClose}>
              {m.core_cancel()}
            </Button>
            <Button tone="primary" busy={running} busyLabel={confirm.busyLabel} onClick={onConfirm}>
              {confirm.label}
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <Stack space="small">
          <StepHeading>{m.factors_save_codes()}</StepHeading>
          <Text size="small" tone="muted">
            {m.factors_save_codes_help()}
          </Text>
          <RecoveryCodes codes={codes} onDownload={onDownload} />
          <DialogError error={early ? m.factors_save_codes_first() : undefined} />
        </Stack>
      ) : (
        props.children
      )}
    </Dialog>
  );
}

function confirmCloseOf({ codes, running, started }: StepsProps) {
  // The dialog stays open itself then.
  if (codes || running) return 'never';
  return started ? 'always' : 'input';
}

/** The heading of a step: takes the focus, whose control left the dialog with the last step. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading focusable ref={heading}>
      {children}
    </Heading>
  );
}
