import { createMemoryBackend, type DemoEmail, demoPassword, totpCode } from '@portal/testing';
import { expect, test } from 'vitest';
import { createAccountsApi } from './accounts.ts';
import { createClient } from './client.ts';
import { createFactorsApi } from './factors.ts';
import { createSecondStep } from './secondStep.ts';

const vendor = 'vendor@portal.test';

function start(as?: DemoEmail) {
  const backend = createMemoryBackend(as ? { as } : {});
  const client = createClient({ fetch: backend.fetch });
  return {
    backend,
    client,
    factors: createFactorsApi(client.request),
    step: createSecondStep(client),
  };
}

const signIn = ({ client }: ReturnType<typeof start>) =>
  client.auth.signIn({ identifier: vendor, password: demoPassword });

async function withTotp() {
  const here = start();
  await signIn(here);
  await here.factors.startTotp(demoPassword);
  return { ...here, codes: await here.factors.confirmTotp(totpCode) };
}

test('a sign-in with a second factor opens the session with its code only', async () => {
  const here = await withTotp();
  const session = here.client.tokens.session();
  const { user, secondFactor } = await signIn(here);
  const { token, methods } = here.step.read(secondFactor);
  expect([user, methods]).toEqual([undefined, ['totp', 'recovery']]);
  expect(here.client.tokens.session()).toBe(session);
  await expect(here.step.confirm(token, '000000')).rejects.toMatchObject({
    reason: 'second-factor-rejected',
  });
  expect((await here.step.confirm(token, totpCode)).email).toBe(vendor);
  expect(here.client.tokens.session()).toBe(session + 1);
});

test('a recovery code works once', async () => {
  const here = await withTotp();
  const enter = async () =>
    here.step.confirm(here.step.read((await signIn(here)).secondFactor).token, `${here.codes[0]}`);
  expect((await enter()).email).toBe(vendor);
  await expect(enter()).rejects.toMatchObject({ reason: 'second-factor-rejected' });
  expect((await here.factors.get()).recoveryCodesLeft).toBe(9);
});

test('a passkey signs in alone, until it is removed', async () => {
  const here = start();
  await signIn(here);
  const { challengeToken } = await here.factors.startPasskey(demoPassword);
  const passkey = { id: 'laptop' };
  const added = await here.factors.addPasskey({ challengeToken, name: 'Laptop', passkey });
  expect(added.recoveryCodes).toHaveLength(10);
  const enter = async () =>
    here.step.withPasskey((await here.step.passkeyOptions()).challengeToken, passkey);
  expect((await enter()).email).toBe(vendor);
  await here.factors.removePasskey(added.factors.passkeys[0]?.id ?? 0, demoPassword);
  await expect(enter()).rejects.toMatchObject({ reason: 'passkey-rejected' });
});

test('staff without a needed factor are restricted, and an owner resets that of others', async () => {
  const here = start('admin@portal.test');
  const { db } = here.backend;
  const passkey = { id: 1, name: 'Key', credentialId: 'key', createdAt: '', lastUsedAt: null };
  for (const user of db.users)
    if (user.email === vendor) user.factors = { recoveryCodes: [], passkeys: [passkey] };
  const accounts = createAccountsApi(here.client.request);
  const id = db.users.find(({ email }) => email === vendor)?.id ?? 0;
  const { factors } = await accounts.resetFactors(id, demoPassword);
  expect(factors).toEqual({ totp: false, passkeys: 0 });
  db.staffSecondFactor = true;
  await expect(accounts.get(id)).rejects.toMatchObject({ code: 'restricted' });
  expect((await here.client.auth.me()).secondFactorRequired).toBe(true);
  await expect(here.factors.removeTotp(demoPassword)).rejects.toMatchObject({ code: 'conflict' });
});
