import { trashDays } from '@portal/domain';
import { makeAdmin, makeApp, makeOwnAccount, makeUser } from '@portal/testing';
import { describe, expect, it } from 'vitest';
import { actionTexts, availableActions } from './listingActions.tsx';

const account = { id: 7, firstName: 'Vera', lastName: 'Vendor', email: 'vendor@portal.test' };
const vendor = makeUser({ account: makeOwnAccount(account) });
const draft = makeApp({ account, name: 'Steady', status: 'PENDING', draft: true, revision: true });
const besideOf = (status: 'APPROVED' | 'DECLINED' | 'PENDING') => ({
  ...draft,
  beside: { status, draft: false },
});

describe('a draft of changes to another listing', () => {
  it('can be withdrawn by its vendor while the listing is in review', () => {
    expect(availableActions(besideOf('PENDING'), vendor)).toEqual([
      'withdraw',
      'discard-revision',
      'delete',
    ]);
    expect(availableActions(besideOf('PENDING'), makeAdmin())).not.toContain('withdraw');
    expect(availableActions(besideOf('APPROVED'), vendor)).not.toContain('withdraw');
    const withdrawn = { ...draft, beside: { status: 'PENDING', draft: true } } as const;
    expect(availableActions(withdrawn, vendor)).not.toContain('withdraw');
  });

  it('offers nothing to staff who may only read it', () => {
    const support = makeAdmin({ staffRoles: ['support'] });
    expect(availableActions(besideOf('PENDING'), support)).toEqual([]);
  });

  it('names the listing live only when it is', () => {
    expect(actionTexts('delete', besideOf('APPROVED')).consequence).toMatch(
      /^This also deletes the live listing,/,
    );
    expect(actionTexts('delete', besideOf('DECLINED')).consequence).toMatch(
      /^This also deletes the listing itself,/,
    );
    expect(actionTexts('delete', makeApp({ revision: false })).consequence).toMatch(
      new RegExp(`^This also deletes its reviews.*You can restore the rest for ${trashDays} days`),
    );
  });
});
