import {
  type AccountPlan,
  type AccountRole,
  type AccountSort,
  type AccountState,
  staffRoleTexts,
} from '@portal/domain';
import { m } from '../../i18n/messages.js';

export const stateLabels: Record<AccountState, string> = {
  active: m.accounts_state_active(),
  blocked: m.accounts_state_blocked(),
  unconfirmed: m.accounts_state_unconfirmed(),
  invited: m.accounts_state_invited(),
  deleting: m.accounts_deletion_scheduled(),
};
export const planLabels: Record<AccountPlan, string> = {
  free: m.accounts_plan_free(),
  trial: m.accounts_plan_trial(),
  paid: m.accounts_plan_premium(),
};
export const roleLabels: Record<AccountRole, string> = {
  vendor: m.accounts_vendor(),
  owner: staffRoleTexts.owner.name,
  moderator: staffRoleTexts.moderator.name,
  editor: staffRoleTexts.editor.name,
  finance: staffRoleTexts.finance.name,
  support: staffRoleTexts.support.name,
};
export const sortLabels: Record<AccountSort, string> = {
  newest: m.accounts_sort_newest(),
  name: m.accounts_name(),
  signIn: m.accounts_last_sign_in(),
};
