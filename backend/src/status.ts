export type Status = 'PENDING' | 'APPROVED' | 'DECLINED';

const spellings: Record<string, Status> = {
  P: 'PENDING',
  PENDING: 'PENDING',
  A: 'APPROVED',
  APPROVED: 'APPROVED',
  D: 'DECLINED',
  DENIED: 'DECLINED',
  DECLINED: 'DECLINED',
};

/** Reads any spelling in use; `undefined` for everything else. */
export const readStatus = (value: unknown): Status | undefined =>
  typeof value === 'string' ? spellings[value.trim().toUpperCase()] : undefined;

/** Special offers speak the short form. */
export const shortStatus: Record<Status, 'P' | 'A' | 'D'> = {
  PENDING: 'P',
  APPROVED: 'A',
  DECLINED: 'D',
};
