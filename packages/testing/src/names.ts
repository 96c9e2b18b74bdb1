import { fold } from '@portal/domain';

/* An imaginary marketplace: enough fixed names for a few pages. */

const firstWords = [
  'Harbour',
  'Kōwhai',
  'Ledger',
  'Tussock',
  'Signal',
  'Beacon',
  'Ferry',
  'Quarry',
];
const appWords = ['Books', 'Payroll', 'Roster', 'Desk', 'Forms', 'Stock', 'Quotes', 'Notes'];
const serviceWords = ['Advisory', 'Migration', 'Security', 'Support', 'Analytics', 'Training'];

const pick = (words: readonly string[], index: number) => words[index % words.length] ?? '';

export function appName(id: number): string {
  return `${pick(firstWords, id + Math.floor(id / 8))} ${pick(appWords, id)}`;
}

export function serviceName(id: number): string {
  return `${pick(firstWords, id + Math.floor(id / 6))} ${pick(serviceWords, id)}`;
}

export function slugOf(text: string): string {
  return (
    fold(text)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'listing'
  );
}

export const industryNames = [
  'Accounting',
  'Agriculture',
  'Construction',
  'Education',
  'Health',
  'Hospitality',
  'Retail',
  'Tourism',
] as const;

export const locationNames = [
  'Auckland',
  'Christchurch',
  'Dunedin',
  'Tauranga',
  'Wellington',
  'Whangārei',
] as const;

export const categoryNames: Readonly<Record<string, readonly string[]>> = {
  Finance: ['Invoicing', 'Payroll', 'Expenses'],
  'Customer care': ['Help desk', 'Live chat', 'Surveys'],
  Operations: ['Inventory', 'Scheduling', 'Field work'],
  People: ['Recruiting', 'Rosters', 'Learning'],
};
