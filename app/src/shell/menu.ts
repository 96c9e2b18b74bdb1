import type { Counts } from '@portal/data/schemas';
import type { SideMenuGroup } from '@portal/ui/components/SideMenu';
import { LogOut, User } from 'lucide-react';
import { m } from '../i18n/messages.js';
import { sections } from '../pages.ts';
import { paths } from '../paths.ts';
import type { Visitor } from '../routes/guards/rules.ts';
import { type MenuLine, menuPages, type Section } from './section.ts';

interface MenuFacts extends Visitor {
  counts: Counts | null;
  pathname: string;
}

/** The groups of the menu for this user, with the entry of the page on screen marked. */
export function menuGroups({ counts, pathname, ...visitor }: MenuFacts): SideMenuGroup[] {
  const groups = sections.map((section) => ({
    label: section.label?.() ?? '',
    labelHidden: section.icon !== undefined,
    lines: linesOf(section, visitor),
  }));
  const lines = groups.flatMap((group) => group.lines);
  const current =
    lines.find(({ href }) => href === pathname) ??
    lines.find(({ covers }) => covers?.some((path) => pathname.startsWith(path)));
  return groups
    .filter((group) => group.lines.length > 0)
    .map(({ lines: ofGroup, ...group }) => ({
      ...group,
      items: ofGroup.map((line) => {
        const { label, icon, href } = line;
        const count = counts ? line.count?.(counts) : undefined;
        const waiting = line.waiting && count !== undefined && count > 0;
        return {
          label,
          icon,
          href,
          count,
          waiting,
          badge: line.isNew ? m.shell_new() : undefined,
          current: line === current,
        };
      }),
    }));
}

function linesOf(section: Section, visitor: Visitor): MenuLine[] {
  const pages = menuPages(section, visitor);
  const { icon, label } = section;
  const [first] = pages;
  if (!icon || !label || !first) return pages;
  return [{ label: label(), icon, href: first.href, covers: pages.map(({ href }) => href) }];
}

/** On phones the account menu is at the bottom of the drawer. */
export function accountGroup(pathname: string): SideMenuGroup {
  const account = {
    label: m.shell_my_account(),
    href: paths.account,
    icon: User,
    current: `${pathname}/`.startsWith(`${paths.account}/`),
  };
  const out = { label: m.shell_sign_out(), href: paths.signOut, icon: LogOut };
  return { label: m.shell_account(), items: [account, out], atFoot: true };
}
