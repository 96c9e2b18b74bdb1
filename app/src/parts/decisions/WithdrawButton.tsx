import { useStores } from '@portal/data/react';
import { messageFor } from '@portal/data/schemas';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { Button } from '@portal/ui/components/Button';
import { useToast } from '@portal/ui/components/Toast';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { partlyHidden } from './partlyHidden.tsx';

const texts = {
  reviews: {
    button: (name: string) => m.feedback_withdraw_review_of({ name }),
    confirm: m.feedback_withdraw_review(),
    question: (name: string) => m.feedback_withdraw_review_question({ name }),
    consequence: m.feedback_withdraw_review_consequence(),
    done: m.feedback_review_withdrawn(),
  },
  offers: {
    button: (name: string) => m.feedback_withdraw_offer_named({ name }),
    confirm: m.feedback_withdraw_offer(),
    question: (name: string) => m.feedback_withdraw_offer_question({ name }),
    consequence: m.feedback_withdraw_offer_consequence(),
    done: m.feedback_offer_withdrawn(),
  },
} as const;

interface WithdrawButtonProps {
  things: keyof typeof texts;
  id: number;
  /** What it is about, for the question and the name of the button. */
  name: string;
}

/** Takes a pending review or offer of the user back, after a confirmation. */
export function WithdrawButton({ things, id, name }: WithdrawButtonProps) {
  const stores = useStores();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { button, confirm, question, consequence, done } = texts[things];

  async function withdraw() {
    setBusy(true);
    try {
      await stores[things].withdraw(id);
      toast({ tone: 'positive', message: done });
    } catch (error) {
      toast({ tone: 'critical', message: messageFor(error) });
    } finally {
      setBusy(false);
      setOpen(false);
    }
  }

  return (
    <>
      <Button size="compact" writes onClick={() => setOpen(true)}>
        {partlyHidden(button(name))}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={question(name)}
        confirm={confirm}
        cancel={m.feedback_keep_it()}
        busy={busy}
        onConfirm={() => void withdraw()}
      >
        {consequence}
      </AlertDialog>
    </>
  );
}
