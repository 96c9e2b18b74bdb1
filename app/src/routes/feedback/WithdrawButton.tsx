import { useClient, useStores } from '@portal/data/react';
import { messageFor } from '@portal/data/schemas';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { Button } from '@portal/ui/components/Button';
import { useToast } from '@portal/ui/components/Toast';
import { useState } from 'react';

const texts = {
  reviews: {
    button: 'Withdraw review',
    question: (name: string) => `Withdraw your review of ${name}?`,
    consequence: 'Your review is deleted before it is published. You can write a new one.',
    done: 'Review withdrawn.',
  },
  offers: {
    button: 'Withdraw offer',
    question: (name: string) => `Withdraw ${name}?`,
    consequence: 'The offer is deleted and its payment is refunded. This can’t be undone.',
    done: 'Offer withdrawn. Its payment is refunded.',
  },
} as const;

interface WithdrawButtonProps {
  things: keyof typeof texts;
  id: number;
  /** What it is about, for the question. */
  name: string;
}

/** Takes a pending review or offer of the user back, after a confirmation. */
export function WithdrawButton({ things, id, name }: WithdrawButtonProps) {
  const client = useClient();
  const stores = useStores();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { button, question, consequence, done } = texts[things];

  async function withdraw() {
    setBusy(true);
    try {
      await client[things].withdraw(id);
      stores[things].removed(id);
      toast({ tone: 'positive', message: done });
    } catch (error) {
      // Shows the decision.
      stores[things].invalidate();
      toast({ tone: 'critical', message: messageFor(error) });
    } finally {
      setBusy(false);
      setOpen(false);
    }
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{button}</Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={question(name)}
        confirm={button}
        cancel="Keep it"
        busy={busy}
        onConfirm={() => void withdraw()}
      >
        {consequence}
      </AlertDialog>
    </>
  );
}
