import { may, type User } from '@portal/data/schemas';
import type { Action } from '@portal/domain';
import type { SubNavPage } from '@portal/ui/patterns/SubNav';
import { FileText, KeyRound, Palette, ScrollText, Server, Users, Webhook } from 'lucide-react';
import { m } from '../i18n/messages.js';
import { paths } from '../paths.ts';

/** The pages of Administration, and what each requires. */
const pages: readonly (SubNavPage & { action: Action })[] = [
  { label: m.shell_accounts(), href: paths.accounts, icon: Users, action: 'accounts.read' },
  {
    label: m.shell_reason_templates(),
    href: paths.templates,
    icon: FileText,
    action: 'template.read',
  },
  { label: m.shell_audit_log(), href: paths.audit, icon: ScrollText, action: 'audit.read' },
  { label: m.shell_api_keys(), href: paths.keys, icon: KeyRound, action: 'keys.manage' },
  { label: m.shell_webhooks(), href: paths.webhooks, icon: Webhook, action: 'webhooks.manage' },
  { label: m.shell_brand(), href: paths.brand, icon: Palette, action: 'brand.manage' },
  { label: m.shell_system(), href: paths.system, icon: Server, action: 'system.manage' },
];

/** The pages of Administration that the user may open. */
export const administrationPages = (user: User): SubNavPage[] =>
  pages.filter(({ action }) => may(user, action)).map(({ action: _, ...page }) => page);
