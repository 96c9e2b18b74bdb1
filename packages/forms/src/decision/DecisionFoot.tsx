import { type ListingStatus, textLimits } from '@portal/data/schemas';
import { type Decision, DecisionBar } from '@portal/ui/patterns/DecisionBar';
import { StickyFoot } from '@portal/ui/patterns/Shell';
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
  const chosen: ListingStatus = status.value;
  return (
    <StickyFoot>
      <div data-field="adminNote">
        <DecisionBar
          value={decisions[chosen]}
          onValue={(value) => status.onChange(statuses[value])}
          saved={decisions[saved]}
          note={reason.value}
          savedNote={savedReason}
          onNote={reason.onChange}
          noteError={reason.error}
          noteMax={textLimits.note}
          subject={subject}
          onDecide={() => submit('submit')}
          busy={running === 'submit'}
          disabled={running === 'draft'}
        />
      </div>
    </StickyFoot>
  );
}
