import type { Account, OwnAccount, User } from '../../schemas/user.ts';

export function makeAccount(over: Partial<Account> = {}): Account {
  return { id: 2, firstName: 'Aroha', lastName: 'Ngata', email: 'vendor@portal.test', ...over };
}

export function makeOwnAccount(over: Partial<OwnAccount> = {}): OwnAccount {
  return { ...makeAccount(over), waitsFor: null, ...over };
}

/** A vendor on the free plan. */
export function makeUser(over: Partial<User> = {}): User {
  const email = over.email ?? 'vendor@portal.test';
  return {
    id: 2,
    username: email,
    email,
    blocked: false,
    confirmed: true,
    provider: 'local',
    redirectUrl: null,
    newsletter: false,
    staff: false,
    super: false,
    lastLogin: null,
    firstName: 'Aroha',
    lastName: 'Ngata',
    djangoId: null,
    account: makeOwnAccount({ email }),
    customerId: null,
    subscriptionId: null,
    plan: 'free',
    ...over,
  };
}

export function makeAdmin(over: Partial<User> = {}): User {
  return makeUser({
    id: 1,
    username: 'admin@portal.test',
    email: 'admin@portal.test',
    firstName: 'Mere',
    lastName: 'Kingi',
    staff: true,
    account: makeOwnAccount({
      id: 1,
      firstName: 'Mere',
      lastName: 'Kingi',
      email: 'admin@portal.test',
    }),
    ...over,
  });
}
