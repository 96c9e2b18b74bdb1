import { planOf, type UserRow } from '../../actor.ts';
import { waitingAddress } from './newAddress.ts';

export const userAnswer = (user: UserRow) => ({
  id: user.id,
  username: user.username,
  email: user.email,
  blocked: user.blocked === true,
  confirmed: user.confirmed === true,
  provider: user.provider,
  redirect_url: user.redirect_url,
  newsletter: user.newsletter === true,
  staff: user.staff === true,
  super: user.super === true,
  last_login: user.last_login && new Date(user.last_login).toISOString(),
  first_name: user.first_name,
  last_name: user.last_name,
  django_id: user.django_id,
  account: user.account && {
    id: user.account.id,
    first_name: user.account.first_name,
    last_name: user.account.last_name,
    email: user.account.email,
    waits_for: waitingAddress(user),
  },
  customer_id: user.account?.customer_id ?? null,
  subscription_id: user.account?.subscription_id ?? null,
  plan: planOf(user.account),
});
