import type { FoundInList, FoundRecord } from '@portal/data/recordSearch';
import type { SavedView } from '@portal/data/savedViews';
import { may, personName } from '@portal/data/schemas';
import {
  type Action,
  collections,
  type ImportKind,
  listingTypeOf,
  listPath,
  termNames,
} from '@portal/domain';
import type { PaletteItem } from '@portal/ui/components/CommandPalette';
import {
  AppWindow,
  Bell,
  Bookmark,
  Clock,
  Cloud,
  List,
  LogOut,
  Plus,
  Search,
  Upload,
  User,
} from 'lucide-react';
import { brand } from '../brand.ts';
import { m } from '../i18n/messages.js';
import { sections } from '../pages.ts';
import { formatCount } from '../parts/formatCount.ts';
import { paths } from '../paths.ts';
import type { Visitor } from '../routes/guards/rules.ts';
import { accountPages } from './accountPages.ts';
import { addressOf, entryOfList } from './pinnedViews.ts';
import type { RecentRecord } from './recentItems.ts';
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
  // While staff view the portal as a vendor, nothing is created and nothing of one's own shown.
  const isViewing = Boolean(visitor.user.viewedBy);
  const importOf = (kind: ImportKind, label: string): PaletteItem => ({
    id: paths.import(kind),
    label,
    group: actions,
    icon: Upload,
    href: paths.import(kind),
  });
  const mayUse = (action: Action) => !isViewing && may(visitor.user, action);
  const creates = collections.flatMap((collection): PaletteItem[] =>
    mayUse(`${listingTypeOf(collection)}.create`)
      ? [
          {
            id: paths.newListing(collection),
            label: m.palette_new_listing({ name: brand.names[collection] }),
            group: actions,
            icon: Plus,
            href: paths.newListing(collection),
          },
          importOf(collection, m.palette_import({ name: brand.names[collection] })),
        ]
      : [],
  );
  const imports = [
    ...(mayUse('term.write')
      ? termNames.map((kind) => importOf(kind, m.terms_import({ kind })))
      : []),
    ...(mayUse('accounts.manage') ? [importOf('accounts', m.accounts_import())] : []),
    ...(mayUse('review.decide') ? [importOf('reviews', m.reviews_import())] : []),
  ];
  const own: PaletteItem[] = [
    {
      id: paths.imports,
      label: m.imports_list_title(),
      group: actions,
      icon: Clock,
      href: paths.imports,
    },
    {
      id: paths.notifications,
      label: m.palette_notifications(),
      group: actions,
      icon: Bell,
      href: paths.notifications,
    },
  ];
  return [
    ...creates,
    ...imports,
    ...(isViewing ? [] : own),
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

/** Moves the focus to the search field of the page, if it has one; in the group of the page's other actions. */
export function searchItems(group = m.palette_actions()): PaletteItem[] {
  const field = document.querySelector<HTMLElement>('main input[type=search]');
  if (!field) return [];
  const label = m.palette_search_list();
  const onSelect = () => field.focus();
  return [{ id: 'page/search', label, group, icon: Search, leads: true, onSelect }];
}

/** Saved views, with the list that each is of. */
export const viewItems = (views: readonly SavedView[], visitor: Visitor): PaletteItem[] =>
  views.map((view) => {
    const entry = entryOfList(view.list, visitor);
    return {
      id: `views/${view.id}`,
      label: view.name,
      group: m.saved_views(),
      hint: entry && `${entry.group} · ${entry.label}`,
      icon: Bookmark,
      href: addressOf(view),
    };
  });

const icons = { apps: AppWindow, services: Cloud, accounts: User };

const groupOf = (kind: RecentRecord['kind']): string =>
  kind === 'accounts' ? m.shell_accounts() : brand.names[kind];

/** A record that was chosen before, as an item. */
export const recentItem = (id: string, { kind, label, href }: RecentRecord): PaletteItem => ({
  id,
  label,
  href,
  group: groupOf(kind),
  icon: icons[kind],
});

/** Below the matches of a list that has more of them: leads to all, if the user has the list. */
export function restItems(
  lists: readonly FoundInList[],
  search: string,
  visitor: Visitor,
): PaletteItem[] {
  return lists.flatMap(({ place, records, total }) => {
    const list = place ? listPath(place) : paths.accounts;
    const entry = entryOfList(list, visitor);
    if (total <= records.length || !entry) return [];
    // A live listing is also in the other list if it has changes in review.
    const isShared = lists.some(
      (other) =>
        place &&
        other.place?.collection === place.collection &&
        other.total > 0 &&
        other.place !== place,
    );
    const kind = place?.collection ?? 'accounts';
    return {
      id: `all${list}`,
      label: m.palette_show_all({ count: formatCount(total) }),
      hint: entry.label,
      group: groupOf(kind),
      icon: List,
      href: `${list}?${new URLSearchParams({ search })}`,
      rest: isShared ? ('some' as const) : total - records.length,
    };
  });
}

/** A found record: what is kept of it when it is chosen, and what its row tells besides. */
export function foundRecord(found: FoundRecord): {
  id: string;
  record: RecentRecord;
  hint: string;
} {
  if (found.kind === 'account') {
    const { id, email } = found.record;
    const label = personName(found.record) || email;
    return {
      id: `accounts/${id}`,
      record: { kind: 'accounts', label, href: paths.accountRecord(id) },
      hint: email,
    };
  }
  const { collection, scope, record } = found;
  const { id, name, account } = record;
  const state = scope === 'pending' ? m.palette_not_live() : '';
  return {
    id: `${collection}/${id}`,
    record: { kind: collection, label: name, href: paths.listing(collection, scope, id) },
    hint: [state, account ? personName(account) : ''].filter(Boolean).join(' · '),
  };
}
