import type { FoundRecord } from '@portal/data/recordSearch';
import { may, personName } from '@portal/data/schemas';
import { collections, listingTypeOf } from '@portal/domain';
import type { PaletteItem } from '@portal/ui/components/CommandPalette';
import { AppWindow, Bell, Cloud, LogOut, Plus, User } from 'lucide-react';
import { brand } from '../brand.ts';
import { m } from '../i18n/messages.js';
import { sections } from '../pages.ts';
import { paths } from '../paths.ts';
import type { Visitor } from '../routes/guards/rules.ts';
import { accountPages } from './accountPages.ts';
import { menuPages } from './section.ts';

/** The pages of the menu and those of the account, and actions, that this user may open. */
export function paletteItems(visitor: Visitor): PaletteItem[] {
  const pages = sections.flatMap((section) =>
    menuPages(section, visitor).map(
      ({ href, label, icon }): PaletteItem => ({
        id: href,
        label,
        group: section.label?.() ?? '',
        icon,
        href,
      }),
    ),
  );
  const account = accountPages.map(
    (each): PaletteItem => ({ ...each, id: each.href, group: m.shell_my_account() }),
  );
  const actions = m.palette_actions();
  const creates = collections.flatMap((collection): PaletteItem[] =>
    may(visitor.user, `${listingTypeOf(collection)}.create`)
      ? [
          {
            id: paths.newListing(collection),
            label: m.palette_new_listing({ name: brand.names[collection] }),
            group: actions,
            icon: Plus,
            href: paths.newListing(collection),
          },
        ]
      : [],
  );
  return [
    ...creates,
    {
      id: paths.notifications,
      label: m.palette_notifications(),
      group: actions,
      icon: Bell,
      href: paths.notifications,
    },
    {
      id: paths.signOut,
      label: m.shell_sign_out(),
      group: actions,
      icon: LogOut,
      href: paths.signOut,
    },
    ...pages,
    ...account,
  ];
}

const icons = { apps: AppWindow, services: Cloud };

/** A found record as an item. */
export function recordItem(found: FoundRecord): PaletteItem & { href: string; hint: string } {
  if (found.kind === 'account') {
    const { id, email } = found.record;
    return {
      id: `accounts/${id}`,
      label: personName(found.record) || email,
      hint: email,
      group: m.shell_accounts(),
      icon: User,
      href: paths.accountRecord(id),
    };
  }
  const { collection, scope, record } = found;
  const { id, name, account } = record;
  return {
    id: `${collection}/${id}/${scope}`,
    label: name,
    hint: [scope === 'pending' ? m.palette_not_live() : '', account ? personName(account) : '']
      .filter(Boolean)
      .join(' · '),
    group: brand.names[collection],
    icon: icons[collection],
    href: paths.listing(collection, scope, id),
  };
}
