import { Check, X } from 'lucide-react';
import type { ButtonProps } from '../../components/Button/Button.tsx';

/** What an admin can say about a listing or a review. */
export type Decision = 'pending' | 'approved' | 'declined';

interface DecisionLook extends Pick<ButtonProps, 'tone' | 'icon' | 'shortcut'> {
  verb: string;
  busy: string;
}

export const decisionLooks: Record<Decision, DecisionLook> = {
  pending: { verb: 'Set to pending', busy: 'Saving' },
  approved: { verb: 'Approve', busy: 'Approving', tone: 'primary', icon: Check, shortcut: 'A' },
  declined: { verb: 'Decline', busy: 'Declining', tone: 'critical', icon: X, shortcut: 'D' },
};
