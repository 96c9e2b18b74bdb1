import {
  ArrowUpRight,
  CircleCheck,
  CircleDot,
  Clock,
  OctagonX,
  Pencil,
  Receipt,
  ReceiptText,
  StickyNote,
  Undo2,
} from 'lucide-react';
import type { IconType } from '../../internal/icon/Icon.tsx';
import type { SafeHref } from '../../internal/link/safeHref.ts';

/** What can happen to a listing on its way. */
export const timelineKinds = [
  'created',
  'submitted',
  'edited',
  'withdrawn',
  'approved',
  'declined',
  'reopened',
  'noted',
  'paid',
  'refunded',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export interface TimelineEvent {
  id: string;
  kind: TimelineKind;
  /** Who did it. */
  who: string;
  /** What was done, after the name: 'submitted changes'. */
  what: string;
  /** Date and time, ready to read. */
  when: string;
  /** What the vendor was told. */
  note?: string | undefined;
  /** A paper that belongs to it, such as a receipt; it opens in a new tab. */
  paper?: { label: string; href: SafeHref } | undefined;
  /** What admins told each other; never given to a vendor's page. */
  internalNote?: string | undefined;
}

interface TimelineLook {
  icon: IconType;
  tone: 'neutral' | 'caution' | 'critical' | 'positive';
}

export const timelineLooks: Record<TimelineKind, TimelineLook> = {
  created: { icon: CircleDot, tone: 'neutral' },
  submitted: { icon: ArrowUpRight, tone: 'caution' },
  edited: { icon: Pencil, tone: 'neutral' },
  withdrawn: { icon: Undo2, tone: 'neutral' },
  approved: { icon: CircleCheck, tone: 'positive' },
  declined: { icon: OctagonX, tone: 'critical' },
  reopened: { icon: Clock, tone: 'caution' },
  noted: { icon: StickyNote, tone: 'neutral' },
  paid: { icon: Receipt, tone: 'neutral' },
  refunded: { icon: ReceiptText, tone: 'neutral' },
};
