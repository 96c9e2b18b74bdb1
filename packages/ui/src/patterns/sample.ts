import { Copy, Trash2 } from 'lucide-react';
import type { MenuItem } from '../components/Menu/Menu.tsx';
import type { ListingRow } from './ListingTable/ListingTable.tsx';

const logo = (ground: string, illustration: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><path fill="${ground}" d="M0 0h56v56H0z"/>${illustration}</svg>`,
  )}`,
});

const strokes = (color: string, d: string) =>
  `<path fill="none" stroke="${color}" stroke-width="4" stroke-linecap="round" d="${d}"/>`;
const shape = (color: string, d: string) => `<path fill="${color}" d="${d}"/>`;

export const logos = {
  anchor: logo(
    '#17324f',
    strokes('#fff', 'M28 18v28M18 26h20M12 34c2 8 8 12 16 12s14-4 16-12') +
      shape('#e6a93c', 'M28 9a5 5 0 1 1 0 10 5 5 0 0 1 0-10'),
  ),
  hut: logo(
    '#e9e3d4',
    shape('#3f7046', 'M12 40l8-18h16l8 18z') + shape('#9cbf8a', 'M25 28h6v6h-6z'),
  ),
  waves: logo(
    '#251f3d',
    strokes('#a48bff', 'M10 26c6-8 12-8 18 0s12 8 18 0M10 36c6-8 12-8 18 0s12 8 18 0'),
  ),
  bird: logo('#2f7d5b', shape('#dff1e2', 'M14 36c0-12 8-18 18-18l12 6-10 2c0 8-6 14-20 10z')),
  peak: logo('#125f88', shape('#fff', 'M28 12l16 30H12z')),
  ferry: logo('#e3ecfa', shape('#2c58b5', 'M12 34h32l-4 9H16zM18 20h14v12H18z')),
};

const longName =
  'Southerly Rostering and Leave Management for Hospitality, Aged Care, Horticulture and Every Other Trade That Runs Around the Clock, With Award Interpretation, Payroll Export and Whānau-Friendly Shift Swaps';

export const rowActions: readonly MenuItem[] = [
  { label: 'Duplicate', icon: Copy, onSelect: () => {} },
  { kind: 'separator' },
  { label: 'Delete', icon: Trash2, tone: 'critical', onSelect: () => {} },
];

const listing = (id: string, day: string, row: Partial<ListingRow>): ListingRow => ({
  id,
  name: '',
  href: `#${id}`,
  status: 'pending',
  changed: `November ${day} 2026`,
  ...row,
});

export const vendorRows: ListingRow[] = [
  listing('harbourmaster', '18th', {
    name: 'Harbourmaster CRM',
    logo: logos.anchor,
    summary: 'Customer records, berth bookings and invoices for marinas',
    status: 'declined',
    industry: 'Marine',
  }),
  listing('totara', '17th', {
    name: 'Tōtara Timesheets',
    logo: logos.hut,
    summary: 'Hours, leave and job costing from any phone',
    industry: 'Trades',
  }),
  listing('southerly', '16th', {
    name: longName,
    logo: logos.waves,
    summary:
      'Rosters that follow the Holidays Act, with shift swaps, alerts and a clock on the wall',
    industry: 'Hospitality and accommodation',
  }),
  listing('kereru', '16th', { name: 'Kererū Mailer', status: 'draft' }),
  listing('kea', '14th', {
    name: 'Kea Invoicing',
    analyticsHref: '#kea/analytics',
    logo: logos.bird,
    summary: 'Invoices, reminders and GST returns in one place',
    changesLive: true,
    industry: 'Accounting',
  }),
  listing('untitled', '2nd', { status: 'draft' }),
];

export const adminRows: ListingRow[] = vendorRows.map((row, index) => ({
  ...row,
  vendor:
    index === 2
      ? {
          name: 'Josephine Blackwood-Tuiasosopo',
          email: 'josephine.blackwood-tuiasosopo@southerly-rostering.example',
        }
      : { name: 'Mere Tautahi', email: 'mere.tautahi@taipo-bay-marine-software.example' },
}));

const queue = [
  ['New listing', '4 days'],
  ['New listing', '4 days'],
  ['5 changes to a live listing', '2 days'],
  ['Resubmitted after decline', '1 day'],
  ['1 change to a live listing', '20 hours'],
] as const;

export const queueRows: ListingRow[] = adminRows.map((row, index) => {
  const [kind, text] = queue[index] ?? ['New listing'];
  return {
    ...row,
    name: row.name || 'Northing Surveys',
    editHref: `${row.href}/edit`,
    status: text ? 'pending' : 'declined',
    kind,
    waiting: text ? { text, long: index < 2 } : undefined,
  };
});
