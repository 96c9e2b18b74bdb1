import { useUser } from '@portal/data/react';
import { greetingName, personName, userBadge } from '@portal/data/schemas';
import { Mark } from '@portal/ui/components/Brand';
import { Breadcrumbs } from '@portal/ui/components/Breadcrumbs';
import { IconButton } from '@portal/ui/components/IconButton';
import type { MenuItem } from '@portal/ui/components/Menu';
import { type Theme, themeWords, useTheme } from '@portal/ui/components/ThemeSwitch';
import { AccountMenu, TopBar, TopBarHome, TopBarSlot } from '@portal/ui/components/TopBar';
import { StatusBadge, type StatusBadgeKind } from '@portal/ui/patterns/StatusBadge';
import { LogOut, Moon, Sun, SunMoon, User } from 'lucide-react';
import { memo } from 'react';
import { m } from '../i18n/messages.js';
import { paths } from '../paths.ts';
import { restComponent } from './lateComponent.tsx';
import { useCrumbs } from './page.tsx';
import { useLinkRouter } from './RouterLink.tsx';

/** Its code and its connection wait until the page is on screen. */
const Bell = restComponent(async () => (await import('./Bell.tsx')).Bell);

const Palette = restComponent(async () => (await import('./Palette.tsx')).Palette);

const badges: Record<ReturnType<typeof userBadge>, StatusBadgeKind> = {
  'super-admin': 'superAdmin',
  trial: 'trial',
  premium: 'premium',
  free: 'free',
};

/** In this order by the entry of the account menu. */
const nextTheme: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

interface PortalTopBarProps {
  menuOpen: boolean;
  onMenu: () => void;
}

/** The breadcrumbs of the page on screen: all that a route change renders in the top bar. */
function Trail() {
  return <Breadcrumbs crumbs={useCrumbs()} />;
}

/** Memoized, because the frame renders with each route change. */
export const PortalTopBar = memo(function PortalTopBar({ menuOpen, onMenu }: PortalTopBarProps) {
  const user = useUser();
  const router = useLinkRouter();
  const [theme, choose] = useTheme();
  const items: readonly MenuItem[] = [
    {
      kind: 'link',
      label: m.shell_my_account_entry(),
      description: m.shell_my_account_help(),
      icon: User,
      href: paths.account,
    },
    {
      label: themeWords.choice(),
      detail: themeWords[theme](),
      icon: SunMoon,
      onSelect: () => choose(nextTheme[theme]),
    },
    { kind: 'separator' },
    {
      label: m.shell_sign_out_entry(),
      icon: LogOut,
      onSelect: () => void router?.navigate(paths.signOut),
    },
  ];
  const isLight = shownTheme(theme) === 'light';
  return (
    <TopBar
      brandOn="phone"
      brand={
        <TopBarHome>
          <Mark />
        </TopBarHome>
      }
      wideActions={
        <>
          <TopBarSlot>
            <Palette />
          </TopBarSlot>
          <IconButton
            icon={isLight ? Moon : Sun}
            label={isLight ? m.shell_switch_to_dark() : m.shell_switch_to_light()}
            onClick={() => choose(isLight ? 'dark' : 'light')}
          />
        </>
      }
      actions={
        <>
          {user.viewedBy ? null : (
            <TopBarSlot>
              <Bell />
            </TopBarSlot>
          )}
          <AccountMenu
            text={m.shell_greeting({ name: greetingName(user) })}
            name={personName(user) || user.username}
            detail={user.email}
            badge={<StatusBadge kind={badges[userBadge(user)]} />}
            items={items}
          />
        </>
      }
      onMenu={onMenu}
      menuOpen={menuOpen}
    >
      <Trail />
    </TopBar>
  );
});

function shownTheme(choice: Theme): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
