import { useUser } from '@portal/data/react';
import { greetingName, personName, userBadge } from '@portal/data/schemas';
import { type PlanBadge, TopBar } from '@portal/ui/patterns/TopBar';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { chooseTheme, readTheme, shownTheme } from '../theme.ts';
import { usePageFacts } from './page.tsx';

const badges: Record<ReturnType<typeof userBadge>, PlanBadge> = {
  'super-admin': 'superAdmin',
  trial: 'trial',
  premium: 'premium',
  free: 'free',
};

interface PortalTopBarProps {
  menuOpen: boolean;
  onMenu: () => void;
}

/** The top bar of the person who is signed in. */
export function PortalTopBar({ menuOpen, onMenu }: PortalTopBarProps) {
  const user = useUser();
  const { crumbs } = usePageFacts();
  const navigate = useNavigate();
  const [theme, setTheme] = useState(readTheme);
  return (
    <TopBar
      crumbs={crumbs}
      name={greetingName(user)}
      fullName={personName(user) || user.username}
      email={user.email}
      badge={badges[userBadge(user)]}
      accountHref={paths.account}
      theme={theme}
      shownTheme={shownTheme(theme)}
      onTheme={(choice) => {
        chooseTheme(choice);
        setTheme(choice);
      }}
      onSignOut={() => void navigate(paths.signOut)}
      onMenu={onMenu}
      menuOpen={menuOpen}
    />
  );
}
