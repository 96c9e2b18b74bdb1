export type LoanStatus = 'open' | 'late' | 'repaid';

export interface Loan {
  id: number;
  borrower: string;
  /** In cents. */
  amount: number;
  harbour: string;
  status: LoanStatus;
  /** The day it is due, as an ISO date. */
  due: string;
}

export const harbours = [
  { value: 'nelson', label: 'Nelson' },
  { value: 'picton', label: 'Picton' },
  { value: 'napier', label: 'Napier' },
];

/** Stands for a request to a server. */
export const harboursOf = async (ids: readonly string[]) =>
  harbours.filter(({ value }) => ids.includes(value));

export const statuses: readonly { value: LoanStatus; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'late', label: 'Late' },
  { value: 'repaid', label: 'Repaid' },
];

export const firstLoans: readonly Loan[] = [
  {
    id: 1,
    borrower: 'Kererū Charters',
    amount: 1_250_000,
    harbour: 'nelson',
    status: 'open',
    due: '2027-02-01T00:00:00.000Z',
  },
  {
    id: 2,
    borrower: 'Southerly Marine',
    amount: 480_000,
    harbour: 'picton',
    status: 'late',
    due: '2026-10-15T00:00:00.000Z',
  },
  {
    id: 3,
    borrower: 'Tōtara Boatyard',
    amount: 96_050,
    harbour: 'napier',
    status: 'repaid',
    due: '2026-09-01T00:00:00.000Z',
  },
];

/** What was repaid, a day after the other. */
export const repaid = [12, 9, 14, 22, 18, 25, 31].map((value, index) => ({
  key: `2026-11-${20 + index}`,
  label: `November ${20 + index}th 2026`,
  tick: `Nov ${20 + index}`,
  value,
}));
