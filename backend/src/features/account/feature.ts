import type { Feature } from '../../base/feature.ts';
import { otherEdits, otherRows } from '../imports/index.ts';
import { accountRows } from './accountRows.ts';
import { accountApi } from './api.ts';
import { eraseJob } from './eraseAccounts.ts';
import { meApi } from './meApi.ts';
import { movedRows } from './movedRows.ts';

export const accountFeature: Feature = {
  apis: { account: accountApi, me: meApi },
  jobs: [eraseJob],
  register() {
    otherRows.set('accounts', accountRows);
    otherEdits.set('account', movedRows);
  },
};
