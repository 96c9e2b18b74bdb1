import { type ListingStatus, textLimits } from '@portal/domain';
import { type Decision, DecisionBar } from '@portal/ui/patterns/DecisionBar';
import { StickyFoot } from '@portal/ui/patterns/Shell';
import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormScope } from '../core/formScope.ts';
import { useField } from '../core/useField.ts';
import type { DecisionValues } from './decisionValues.ts';

const decisions: Record<ListingStatus, Decision> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
};
const statuses: Record<Decision, ListingStatus> = {
  pending: 'PENDING',
  approved: 'APPROVED',
  declined: 'DECLINED',
};

interface DecisionFootProps {
  subject: string;
  /** The decision that is stored now. */
  saved: ListingStatus;
  /** The reason that is stored now. */
  savedReason: string;
}

/** The decision at the window's foot, of the form around it. */
export function DecisionFoot({ subject, saved, savedReason }: DecisionFootProps) {
  const { submit, running } = useFormScope();
  const status = useField<DecisionValues>('status');
  const reason = useField<DecisionValues>('adminNote');
  const { dirtyFields } = useFormState<DecisionValues>({ name: 'status' });
  const chosen: ListingStatus = status.value;
  // A record that is declined no longer is not being declined: its value follows a moment later.
  const declining = chosen === 'DECLINED' && dirtyFields.status === true;
  const choose = (decision: ListingStatus) => status.onChange(decision);
  // What could not be sent is not chosen any more: only a press of its own button sends it again.
  const settle = useEffectEvent(() => {
    if (chosen !== 'DECLINED' && chosen !== saved) choose(saved);
  });
  useEffect(() => {
    if (!running) settle();
  }, [running]);
  return (
    <StickyFoot>
      <div data-field="adminNote">
        <DecisionBar
          declining={declining}
          onDeclining={(open) => choose(open ? 'DECLINED' : saved)}
          saved={decisions[saved]}
          note={reason.value}
          savedNote={savedReason}
          onNote={reason.onChange}
          noteError={reason.error}
          noteMax={textLimits.note}
          subject={subject}
          onDecide={(decision) => {
            choose(statuses[decision]);
            submit('submit');
          }}
          busy={running === 'submit' ? decisions[chosen] : undefined}
          disabled={running === 'draft'}
        />
      </div>
    </StickyFoot>
  );
}
