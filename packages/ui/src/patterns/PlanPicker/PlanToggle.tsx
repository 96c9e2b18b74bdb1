import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { annualSaving, type Plans, type PlanTerm, planTerms, termWords } from './plan.ts';

export interface PlanToggleProps {
  /** Both plans: they decide whether a saving is named. */
  plans: Plans;
  /** The interval that is looked at. */
  value: PlanTerm;
  /** Told the interval that was chosen. */
  onValue: (value: PlanTerm) => void;
  /** The interval stays as it is. Default false. */
  disabled?: boolean | undefined;
}

/** Annual or quarterly; says what a year saves. */
export function PlanToggle({ plans, value, onValue, disabled }: PlanToggleProps) {
  const saving = annualSaving(plans);
  return (
    <SegmentedControl
      name="interval"
      label="How often you pay"
      labelHidden
      options={planTerms.map((term) => ({
        value: term,
        label:
          term === 'annually' && saving > 0
            ? `${termWords[term].label}, save ${saving}%`
            : termWords[term].label,
      }))}
      value={value}
      onChange={onValue}
      disabled={disabled}
    />
  );
}
