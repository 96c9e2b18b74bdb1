import { useFeedbackStore } from '@portal/data/feedback';
import { Button } from '@portal/ui/components/Button';
import { partlyHidden } from '@portal/ui/components/VisuallyHidden';
import { m } from '../../i18n/messages.js';
import { useAction } from '../useAction.ts';

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
  const { withdraw } = useFeedbackStore(things);
  const { ask, act } = useAction();
  const { button, confirm, question, consequence, done } = texts[things];

  const start = () =>
    ask({
      title: question(name),
      text: consequence,
      confirm,
      cancel: m.feedback_keep_it(),
      run: () => act(() => withdraw(id), done),
    });

  return (
    <Button size="compact" writes onClick={start}>
      {partlyHidden(button(name))}
    </Button>
  );
}
