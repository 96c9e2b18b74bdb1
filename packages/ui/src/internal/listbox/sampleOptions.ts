import type { Option } from './option.ts';

const places = [
  'Harbour',
  'Tōtara',
  'Kererū',
  'Summit',
  'Orchard',
  'Lagoon',
  'Kauri',
  'Meadow',
  'Quarry',
  'Estuary',
];
const trades = [
  'invoicing',
  'payroll',
  'bookings',
  'rosters',
  'freight',
  'grading',
  'tenders',
  'permits',
  'surveys',
  'leave',
];
const makes = ['North', 'South', 'East', 'West', 'Upper', 'Lower', 'Inner', 'Outer', 'Old', 'New'];

/** 1,000 options for stories, with searchable names. */
export const thousandOptions: readonly Option[] = places.flatMap((place, p) =>
  trades.flatMap((trade, t) =>
    makes.map((make, m) => ({
      value: `option-${p * 100 + t * 10 + m}`,
      label: `${place} ${trade} ${make}`,
      detail: `${((p * 37 + t * 11 + m * 7) % 240) + 1}`,
    })),
  ),
);

export const industries: readonly Option[] = [
  { value: 'accounting', label: 'Accounting', detail: '96' },
  { value: 'agriculture', label: 'Agriculture and forestry', detail: '58' },
  { value: 'health', label: 'Health', detail: '112' },
  { value: 'maori', label: 'Māori enterprise', detail: '17' },
  { value: 'marine', label: 'Marine and boating', detail: '31' },
  {
    value: 'professional',
    label: 'Professional services and consulting for small firms',
    detail: '128',
  },
  { value: 'retail', label: 'Retail', detail: '74' },
];

export const regions: readonly Option[] = [
  { value: 'auckland', label: 'Auckland' },
  { value: 'bay-of-plenty', label: 'Bay of Plenty' },
  { value: 'canterbury', label: 'Canterbury' },
  { value: 'otago', label: 'Ōtago' },
  { value: 'taranaki', label: 'Taranaki' },
  { value: 'waikato', label: 'Waikato' },
];
