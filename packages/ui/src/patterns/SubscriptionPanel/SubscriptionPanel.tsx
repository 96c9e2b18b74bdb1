import { useId } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { richText } from '../../richText.tsx';
import { DialogError } from '../DialogError/DialogError.tsx';
import { LoadFailed } from '../ListState.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { type AskDialog, type Outcome, useAsk } from '../useAsk.ts';
import { AttentionBanner } from './AttentionBanner.tsx';
import * as styles from './SubscriptionPanel.css.ts';
import {
  attentionIn,
  type Ending,
  type PlanView,
  type SubscriptionView,
  staysOpen,
  viewWords,
  whatEnds,
} from './subscription.ts';

/** Actions on a subscription that can be in progress. */
export type SubscriptionAction = 'subscribe' | 'resume' | 'pay' | 'look';

export interface SubscriptionPanelProps {
  /** State of the subscription, with all that is shown of it. Sets `data-mode`. */
  view: SubscriptionView;
  /** Resumes a cancelled subscription. Without its handler a button is not shown. */
  onResume?: (() => void) | undefined;
  /** Pays the open amount, or confirms it with the bank. */
  onPay?: (() => void) | undefined;
  /** Changes the card, and of a running subscription the plan. */
  onChangeCard?: (() => void) | undefined;
  /** Cancels at the end of the cycle, or gives up a plan with an incomplete first payment, once confirmed. Resolves with an error message, or undefined on success. */
  onCancel?: (() => Outcome) | undefined;
  /** Loads again, after a failure. */
  onRetry?: (() => void) | undefined;
  /** Checks the state of a pending payment. */
  onLook?: (() => void) | undefined;
  /** Formatted time of the last check that found the payment still pending. Default: not checked yet. */
  looked?: string | undefined;
  /** The action in progress; the others are disabled. Default: none. Sets `aria-busy` on its button. */
  busy?: SubscriptionAction | undefined;
}

/** The account's subscription: what is paid, when, with which card, and the next action. */
export function SubscriptionPanel(props: SubscriptionPanelProps) {
  const { view, onCancel, onRetry } = props;
  const cancelling = useAsk<string>(onCancel);
  switch (view.mode) {
    case 'loading':
      return <PanelLoading />;
    case 'failed':
      return (
        <div role="alert" className={styles.card}>
          <LoadFailed title={m.plan_subscription_failed()} onRetry={onRetry}>
            {m.plan_subscription_failed_help()}
          </LoadFailed>
        </div>
      );
    default: {
      const attention = attentionIn(view);
      return (
        <div className={styles.panel} data-mode={view.mode}>
          {attention ? (
            <AttentionBanner {...props} attention={attention} currency={view.currency} />
          ) : null}
          <PlanCard
            {...props}
            view={view}
            onAskCancel={onCancel ? () => cancelling.ask(view.mode) : undefined}
          />
          <CancelQuestion
            what={whatEnds(view)}
            open={staysOpen(view)}
            dialog={cancelling.dialog}
            error={cancelling.error}
          />
        </div>
      );
    }
  }
}

interface PlanCardProps extends Omit<SubscriptionPanelProps, 'view'> {
  view: PlanView;
  onAskCancel: (() => void) | undefined;
}

function PlanCard(props: PlanCardProps) {
  const { view } = props;
  const { title, badge, text, facts, note } = viewWords(view);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.titleRow}>
          <Heading id={id}>{title}</Heading>
          <StatusBadge kind={badge} />
        </div>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.facts}>
        {view.mode === 'trialing' ? <TrialSpent {...view} /> : null}
        <DescriptionList layout="ends" items={facts} />
      </div>
      <div className={styles.foot}>
        <div className={styles.actions}>
          <Actions {...props} />
        </div>
        {note && props.onResume ? <p className={styles.note}>{note}</p> : null}
      </div>
    </section>
  );
}

function TrialSpent({ daysLeft, days = 90 }: { daysLeft: number; days?: number | undefined }) {
  const used = Math.min(days, Math.max(0, days - daysLeft));
  return (
    <ProgressBar
      label={m.plan_trial_days_used()}
      labelHidden
      value={used / days}
      valueText={m.plan_days_used({ used, days })}
    />
  );
}

const endings: Record<Ending, { button: string; title: string; confirm: string }> = {
  trial: {
    button: m.plan_cancel_trial(),
    title: m.plan_cancel_trial_title(),
    confirm: m.plan_cancel_trial(),
  },
  subscription: {
    button: m.plan_cancel_subscription(),
    title: m.plan_cancel_subscription_title(),
    confirm: m.plan_cancel_subscription(),
  },
  'first payment': {
    button: m.plan_choose_another(),
    title: m.plan_choose_another_title(),
    confirm: m.plan_cancel_plan(),
  },
};

function Actions(props: PlanCardProps) {
  const { view, busy, onResume, onChangeCard, onAskCancel } = props;
  const attention = attentionIn(view) !== undefined;
  const rests = busy !== undefined;
  // Disabled buttons keep the focus, which returns to them from the dialog they opened.
  const open = (ask: () => void) => (rests ? { softDisabled: true } : { onClick: ask });
  switch (view.mode) {
    case 'resume':
      return onResume ? (
        <Button
          tone={attention ? 'secondary' : 'primary'}
          writes
          busy={busy === 'resume'}
          busyLabel={m.plan_resuming()}
          {...(busy === 'resume' ? {} : open(onResume))}
        >
          {m.plan_resume()}
        </Button>
      ) : null;
    case 'trialing':
    case 'update':
      return (
        <>
          {onChangeCard && !attention ? (
            <Button writes {...open(onChangeCard)}>
              {m.plan_change_plan_or_card()}
            </Button>
          ) : null}
          {onAskCancel ? (
            <Button writes tone={attention ? 'secondary' : 'ghost'} {...open(onAskCancel)}>
              {endings[whatEnds(view)].button}
            </Button>
          ) : null}
        </>
      );
  }
}

interface CancelQuestionProps {
  what: Ending;
  open: string | undefined;
  dialog: AskDialog;
  error: string | undefined;
}

function CancelQuestion({ what, open, dialog, error }: CancelQuestionProps) {
  const first = what === 'first payment';
  return (
    <AlertDialog
      {...dialog}
      title={endings[what].title}
      confirm={endings[what].confirm}
      cancel={first ? m.plan_keep_plan() : m.plan_keep_premium()}
      busyLabel={m.plan_cancelling()}
    >
      {first ? (
        <p>{m.plan_not_started_help()}</p>
      ) : (
        <Stack space="small">
          <p>{m.plan_cancel_help()}</p>
          {open ? <p>{open}</p> : null}
        </Stack>
      )}
      <DialogError error={error} />
    </AlertDialog>
  );
}

function PanelLoading() {
  return (
    <div className={styles.card} aria-busy="true">
      <div role="status">
        <VisuallyHidden>{m.plan_subscription_loading()}</VisuallyHidden>
      </div>
      <div className={styles.head} aria-hidden>
        <div className={styles.titleRow}>
          <Skeleton shape="text" width={148} />
          <Skeleton shape="block" width={86} height={22} />
        </div>
        <Skeleton shape="text" width="wide" />
      </div>
      <div className={styles.facts} aria-hidden>
        {[128, 160, 96, 140].map((width) => (
          <div key={width} className={styles.bone}>
            <Skeleton shape="text" width={96} />
            <Skeleton shape="text" width={width} />
          </div>
        ))}
      </div>
      <div className={styles.foot} aria-hidden>
        <Skeleton shape="block" width={180} />
      </div>
    </div>
  );
}

/** Shown to admins in place of plans and payments. */
export function Ineligible() {
  return (
    <Banner tone="info">
      <p>
        {richText(m.plan_ineligible(), {
          lead: (text) => <strong className={styles.ineligible}>{text}</strong>,
        })}
      </p>
    </Banner>
  );
}

export { type Attention, attentionKinds, type SubscriptionView } from './subscription.ts';
