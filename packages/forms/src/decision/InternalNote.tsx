import { textLimits } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { EyeOff } from 'lucide-react';
import { FormTextArea } from '../core/fields/FormTextArea.tsx';
import { useFormScope } from '../core/formScope.ts';
import { type DecisionValues, decisionLabels } from './decisionValues.ts';

/** Words for other admins, added by themselves or together with the decision. */
export function InternalNote() {
  const { submit, running } = useFormScope();
  return (
    <Card space="medium">
      <FormTextArea<DecisionValues>
        name="internalNote"
        label={decisionLabels.internalNote}
        help="Only admins see this."
        rows={2}
        maxSymbols={textLimits.note}
      />
      <Button
        icon={EyeOff}
        size="compact"
        busy={running === 'draft'}
        busyLabel="Adding"
        disabled={running === 'submit'}
        onClick={() => submit('draft')}
      >
        Add note
      </Button>
    </Card>
  );
}
