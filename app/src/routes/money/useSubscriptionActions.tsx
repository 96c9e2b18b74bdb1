import { useBillingStore } from '@portal/data/billing';
import {
  cardProblem,
  clockTime,
  DataError,
  hasReason,
  isAskedTooLate,
  type LiveStatus,
  messageFor,
  type Plan,
  type Subscription,
} from '@portal/data/schemas';
import { paymentTexts } from '@portal/domain';
import { createAttempts } from '@portal/forms/core';
import type { SubscriptionChange } from '@portal/forms/subscription';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Text } from '@portal/ui/components/Text';
import { useToast } from '@portal/ui/components/Toast';
import type { SubscriptionAction } from '@portal/ui/patterns/SubscriptionPanel';
import { useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { aboutPlan, isRejected, payingTime, usePayment } from '../../parts/money/useMoney.ts';
import { useAppServices } from '../../portal.tsx';
import { endingWords, newsOfPayment } from './moneyWords.ts';

interface Action {
  name: SubscriptionAction;
  /** The values sent. Sending the same values again repeats the attempt. */
  values: unknown;
  call: (key: string) => Promise<Subscription>;
  done: string;
}

const isGone = (error: unknown) => error instanceof DataError && error.code === 'not-found';

/** Pays for and changes a subscription. Runs one call at a time and charges each attempt once. */
export function useSubscriptionActions() {
  const billing = useBillingStore();
  const pay = usePayment();
  const toast = useToast();
  const { reload, now } = useAppServices();
  const [attempts] = useState(() => createAttempts());
  const running = useRef(false);
  const [busy, setBusy] = useState<SubscriptionAction>();
  const [alert, setAlert] = useState<Alert | null>(null);
  /** The time of the last check of a pending payment. */
  const [looked, setLooked] = useState<string>();
  /** Reloading did not solve the problem. */
  const [stuck, setStuck] = useState(false);

  /** Reloads the session first, so that the page does not start with an outdated user. */
  async function reloadOrGiveUp() {
    await billing.reload();
    if (!reloadOnce(reload)) setStuck(true);
  }

  function showError(error: unknown, message: string) {
    if (hasReason(error, 'already-subscribed')) {
      void reloadOrGiveUp();
      return;
    }
    if (hasReason(error, 'plan-missing')) {
      setAlert({
        title: paymentTexts.planGone,
        text: m.money_reload_for_plans(),
        button: m.money_reload(),
        onClose: () => void reloadOrGiveUp(),
      });
      return;
    }
    if (hasReason(error, 'subscription-changed') || isGone(error)) {
      if (isGone(error)) void billing.reload();
      setAlert({
        title: isGone(error) ? m.money_card_or_plan_gone() : message,
        text: m.money_page_updated(),
      });
      return;
    }
    if (isRejected(error)) {
      setAlert({
        title: message,
        text: isAskedTooLate(error)
          ? m.money_choose_another_card()
          : m.money_retry_or_another_card(),
      });
      return;
    }
    setAlert({
      title: message,
      text: m.money_retry_to_check(),
      // Loads the current state.
      onClose: () => void billing.reload(),
    });
  }

  function showDone(message: string) {
    setLooked(undefined);
    toast({ tone: 'positive', message, about: aboutPlan });
  }

  async function run({ name, values, call, done }: Action): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(name);
    try {
      const key = attempts.keyFor([name, values]);
      const result = await pay(() => call(key));
      if (result.kind === 'failed') {
        // Any other attempt may still succeed: without a response, or waiting for the bank.
        if (cardProblem(result.error)) attempts.settle();
        showError(result.error, result.message);
        return false;
      }
      attempts.settle();
      showDone(done);
      return true;
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  }

  const options = (key: string) => ({ idempotencyKey: key, timeout: payingTime });

  return {
    busy,
    stuck,
    looked,
    /** The error of the last action, until it is closed. */
    dialog: <MoneyAlert alert={alert} onClose={() => setAlert(null)} />,
    subscribe(paymentMethod: string, plan: Plan, trialProduct?: string) {
      const values = { paymentMethod, product: trialProduct ?? plan.slug, price: plan.id };
      return run({
        name: 'subscribe',
        values,
        call: (key) => billing.subscribe(values, options(key)),
        done: trialProduct ? m.money_trial_started() : m.money_premium_is_on(),
      });
    },
    resume: (paymentMethod: string, done: string) =>
      run({
        name: 'resume',
        values: paymentMethod,
        call: (key) => billing.resume(paymentMethod, options(key)),
        done,
      }),
    change: ({ paymentMethod, plan, prorationDate, amount }: SubscriptionChange, done: string) => {
      const values = {
        paymentMethod,
        ...(plan ? { product: plan.slug, price: plan.id, prorationDate, amount } : {}),
      };
      return run({
        name: 'pay',
        values,
        call: (key) => billing.update(values, options(key)),
        done,
      });
    },
    /** Cancels the plan. `seen`: the status on screen. */
    async cancel(seen: LiveStatus): Promise<string | undefined> {
      let message = m.money_plan_had_ended();
      try {
        message = endingWords(await billing.cancel(seen));
      } catch (error) {
        if (!isGone(error)) return messageFor(error);
        await billing.reload();
      }
      showDone(message);
      return undefined;
    },
    /** Checks a pending payment. `seen`: the status on screen. */
    async look(seen: LiveStatus): Promise<void> {
      if (running.current) return;
      running.current = true;
      setBusy('look');
      try {
        const [, found] = await Promise.all([billing.reload(), billing.subscription.load('all')]);
        const still = found?.attention?.onItsWay;
        setLooked(still ? clockTime(now()) : undefined);
        const news = still ? null : newsOfPayment(found, seen);
        if (news) toast({ ...news, about: aboutPlan });
      } catch (error) {
        toast({ tone: 'critical', message: messageFor(error), about: aboutPlan });
      } finally {
        running.current = false;
        setBusy(undefined);
      }
    },
  };
}

const key = 'portal.reloaded';

/** Reloads the page once per visit; returns false when it was reloaded before. */
function reloadOnce(reload: () => void): boolean {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'now');
  } catch {
    // Without storage it could reload forever.
    return false;
  }
  reload();
  return true;
}

/** Whether `reloadOnce` reloaded the page; true only once. */
export function hasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(key) !== 'now') return false;
    sessionStorage.setItem(key, 'reported');
    return true;
  } catch {
    return false;
  }
}

interface Alert {
  title: string;
  /** What was or was not charged, and what to do. */
  text: string;
  /** Label of the button. Default 'OK'. */
  button?: string;
  /** What the button does besides closing. */
  onClose?: () => void;
}

interface MoneyAlertProps {
  alert: Alert | null;
  onClose: () => void;
}

/** Reports a failed payment or change until it is closed. */
function MoneyAlert({ alert, onClose }: MoneyAlertProps) {
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
        <Button tone="primary" writes={false} onClick={close}>
          {alert?.button ?? m.money_ok()}
        </Button>
      }
    >
      <Text>{alert?.text ?? ''}</Text>
    </Dialog>
  );
}
