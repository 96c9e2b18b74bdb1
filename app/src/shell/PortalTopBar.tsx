import { useUser } from '@portal/data/react';
import { greetingName, personName, userBadge } from '@portal/data/schemas';
import { Mark } from '@portal/ui/components/Brand';
import { Breadcrumbs } from '@portal/ui/components/Breadcrumbs';
import { IconButton } from '@portal/ui/components/IconButton';
import type { MenuItem } from '@portal/ui/components/Menu';
import { AccountMenu, TopBar, TopBarHome, TopBarSlot } from '@portal/ui/components/TopBar';
import { StatusBadge, type StatusBadgeKind } from '@portal/ui/patterns/StatusBadge';
import { LogOut, Moon, Sun, SunMoon, User } from 'lucide-react';
import { memo, useState } from 'react';
import { setCookie } from '../cookies.ts';
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

/** The theme a user chose; `system` follows the device. */
type ThemeChoice = 'system' | 'light' | 'dark';

const themes: Record<ThemeChoice, { label: string; next: ThemeChoice }> = {
  system: { label: m.shell_theme_system(), next: 'light' },
  light: { label: m.shell_theme_light(), next: 'dark' },
  dark: { label: m.shell_theme_dark(), next: 'system' },
};

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
  const [theme, setTheme] = useState(readTheme);
  const choose = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setTheme(choice);
  };
  const items: readonly MenuItem[] = [
    {
      kind: 'link',
      label: m.shell_my_account_entry(),
      description: m.shell_my_account_help(),
      icon: User,
      href: paths.account,
    },
    {
      label: m.shell_theme(),
      detail: themes[theme].label,
      icon: SunMoon,
      onSelect: () => choose(themes[theme].next),
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

/** The chosen theme, which the server writes into the page from a cookie. */
function readTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies a theme, also to the next page. */
function chooseTheme(choice: ThemeChoice): void {
  document.documentElement.dataset.theme = choice;
  setCookie('theme', choice);
}

function shownTheme(choice: ThemeChoice): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
