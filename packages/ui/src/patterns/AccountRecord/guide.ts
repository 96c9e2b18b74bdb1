import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The page where staff look at one account and act on it.'],
  notFor: ['The account of the reader: `AccountFrame`.', 'A list of accounts: `AccountTable`.'],
  keyboard: [],
  accessibility: ['The menu is named after the account.'],
};
