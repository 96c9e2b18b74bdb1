import { Check, X } from 'lucide-react';
import type { ButtonTone } from '../../components/Button/index.ts';
import type { SegmentOption } from '../../components/SegmentedControl/index.ts';

/** What an admin can say about a listing. */
export const decisions = ['pending', 'approved', 'declined'] as const;
export type Decision = (typeof decisions)[number];

interface DecisionLook extends SegmentOption<Decision> {
  tone: 'caution' | 'positive' | 'critical';
  /** The final button: its verb, look and key. */
  verb: string;
  busy: string;
  button: ButtonTone;
  shortcut?: string;
}

export const decisionLooks: Record<Decision, DecisionLook> = {
  pending: {
    value: 'pending',
    label: 'Pending',
    tone: 'caution',
    verb: 'Keep pending',
    busy: 'Saving',
    button: 'secondary',
  },
  approved: {
    value: 'approved',
    label: 'Approved',
    tone: 'positive',
    icon: Check,
    verb: 'Approve',
    busy: 'Approving',
    button: 'primary',
    shortcut: 'A',
  },
  declined: {
    value: 'declined',
    label: 'Declined',
    tone: 'critical',
    icon: X,
    verb: 'Decline',
    busy: 'Declining',
    button: 'critical',
    shortcut: 'D',
  },
};

/** The final button's words: it names the deed and what it is done to. */
export function decisionVerb(
  decision: Decision,
  saved: Decision,
  subject: string,
  rewords: boolean,
): string {
  if (rewords) return 'Change reason';
  if (decision !== 'pending') return `${decisionLooks[decision].verb} ${subject}`;
  return saved === 'pending' ? 'Keep pending' : 'Set to pending';
}
