import { useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import * as styles from './SubscriptionPanel.css.ts';
import type { SubscriptionPanelProps } from './SubscriptionPanel.tsx';
import { attentionIn, type Ending, type PlanView, whatEnds } from './subscription.ts';
import { viewWords } from './viewWords.ts';

interface PlanCardProps extends Omit<SubscriptionPanelProps, 'view'> {
  view: PlanView;
  /** Asks before cancelling. */
  onAskCancel: (() => void) | undefined;
}

/** One card a mode: the sentence about the money, the facts, the deeds. */
export function PlanCard(props: PlanCardProps) {
  const { view } = props;
  const { title, badge, text, facts, note } = viewWords(view);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.titleRow}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <Badge kind={badge} />
        </div>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.facts}>
        {view.mode === 'trialing' ? <TrialSpent {...view} /> : null}
        <DescriptionList layout="ends" items={facts} />
      </div>
      <div className={styles.foot}>
        <div className={styles.deeds}>
          <Deeds {...props} />
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
      label="Days of the trial used"
      labelHidden
      value={used / days}
      valueText={`${used} of ${days}`}
    />
  );
}

const cancelWords: Record<Ending, string> = {
  trial: 'Cancel trial',
  subscription: 'Cancel at the end of the cycle',
  'first payment': 'Choose another plan',
};

/** The main deed comes first. */
function Deeds(props: PlanCardProps) {
  const { view, busy, onResume, onChangeCard, onAskCancel } = props;
  const attention = attentionIn(view) !== undefined;
  const rests = busy !== undefined;
  /** A button that rests keeps the focus, which comes back to it from the dialog it opened. */
  const open = (ask: () => void) => (rests ? { softDisabled: true } : { onClick: ask });
  switch (view.mode) {
    case 'resume':
      return onResume ? (
        <Button
          tone={attention ? 'secondary' : 'primary'}
          busy={busy === 'resume'}
          busyLabel="Resuming"
          {...(busy === 'resume' ? {} : open(onResume))}
        >
          Resume subscription
        </Button>
      ) : null;
    case 'trialing':
    case 'update':
      return (
        <>
          {onChangeCard && !attention ? (
            <Button {...open(onChangeCard)}>Change plan or card</Button>
          ) : null}
          {onAskCancel ? (
            <Button tone={attention ? 'secondary' : 'ghost'} {...open(onAskCancel)}>
              {cancelWords[whatEnds(view)]}
            </Button>
          ) : null}
        </>
      );
  }
}
