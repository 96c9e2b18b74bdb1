import { type ListingStatus, noteFields } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { Check, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { FormSegmentedControl } from '../../core/fields/FormSegmentedControl.tsx';
import { FormTextArea } from '../../core/fields/FormTextArea.tsx';
import { listingLabels } from '../listingLabels.ts';
import type { ListingValues } from '../listingValues.ts';

const choices = [
  { value: 'PENDING', label: 'Pending', tone: 'caution' },
  { value: 'APPROVED', label: 'Approved', tone: 'positive', icon: Check },
  { value: 'DECLINED', label: 'Declined', tone: 'critical', icon: X },
] as const satisfies readonly {
  value: ListingStatus;
  label: string;
  tone: string;
  icon?: object;
}[];

/** What an admin decides together with the save. */
export function DecisionSection() {
  const status = useWatch<ListingValues, 'status'>({ name: 'status' });
  return (
    <Card title="Decision" help="Takes effect when you save.">
      <FormSegmentedControl<ListingValues>
        name="status"
        label={listingLabels.status}
        options={choices}
      />
      {status === 'DECLINED' ? (
        <FormTextArea<ListingValues>
          name="adminNote"
          label={listingLabels.adminNote}
          aside="Optional. The vendor reads this"
          maxSymbols={noteFields.adminNote.max}
        />
      ) : null}
      <FormTextArea<ListingValues>
        name="internalNote"
        label={listingLabels.internalNote}
        aside="Optional. Only admins see this"
        rows={2}
        maxSymbols={noteFields.internalNote.max}
      />
    </Card>
  );
}
