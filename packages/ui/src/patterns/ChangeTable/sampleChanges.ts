import { logos } from '../sample.ts';
import type { FieldChange, FieldValue } from './ChangeTable.tsx';

/** An edit that stories show. */
export const changes: FieldChange[] = [
  {
    kind: 'text',
    label: 'Short description',
    live: 'Customer records, berth bookings and invoices for small marinas',
    pending: 'Customer records, berths, bookings and invoices for marinas of any size',
  },
  {
    kind: 'text',
    label: 'Full description',
    live: 'Harbourmaster keeps every boat, berth and owner in one place. Staff see who is due and who is overdue. Works offline on the wharf and syncs when you are back in the office.',
    pending:
      'Harbourmaster keeps every boat, berth and owner in one place. Staff see who is due, who is overdue and which berth is free tonight. Works offline on the wharf and syncs when you are back in the office.',
  },
  { kind: 'text', label: 'Pricing', live: '$39/month', pending: '$49/month' },
  {
    kind: 'chips',
    label: 'Subcategories',
    live: ['Customer records', 'Fleet'],
    pending: ['Customer records', 'Booking and scheduling', 'Invoicing'],
  },
  {
    kind: 'logo',
    label: 'Logo',
    live: { ...logos.ferry, name: 'Harbourmaster CRM' },
    pending: { ...logos.anchor, name: 'Harbourmaster CRM', detail: ['512 × 512', 'PNG, 38 KB'] },
  },
];

export const same: FieldValue[] = [
  { kind: 'text', label: 'Name', value: 'Harbourmaster CRM' },
  { kind: 'text', label: 'Link', value: 'https://harbourmaster.example' },
  { kind: 'text', label: 'Free trial link', value: '' },
  { kind: 'chips', label: 'Industry', value: ['Marine and boating'] },
  { kind: 'text', label: 'NZ owned', value: 'Yes' },
  { kind: 'text', label: 'Email', value: 'hello@harbourmaster.example' },
  { kind: 'text', label: 'Phone', value: '09 555 0123' },
];
