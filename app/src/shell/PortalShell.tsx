import { useCounts, useUser } from '@portal/data/react';
import { isUpgraded, may } from '@portal/data/schemas';
import type { Keeping } from '@portal/forms/core';
import { Drawer } from '@portal/ui/components/Drawer';
import { OfflineLine, useOnline } from '@portal/ui/patterns/PageStates';
import { Shell } from '@portal/ui/patterns/Shell';
import { SideMenu, TrialCard } from '@portal/ui/patterns/SideMenu';
import { type ReactNode, useMemo, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { env } from '../env.ts';
import { paths } from '../paths.ts';
import { useSurroundings } from '../portal.tsx';
import { accountGroup, menuGroups } from './menu.ts';
import { NewVersionNotice, useNewVersion } from './NewVersionNotice.tsx';
import { PortalTopBar } from './PortalTopBar.tsx';
import { PageProvider } from './page.tsx';
import { useArrival } from './useArrival.ts';
import { useKeeping } from './useKeptGuard.ts';
import { useRouteProgress } from './useRouteProgress.ts';

const back = { backHref: env.directoryUrl, backLabel: 'Back to the directory' };

/** The frame of every signed-in page: menu, top bar, progress, and where focus goes on arrival. */
export function PortalShell() {
  return (
    <PageProvider>
      <Frame />
      <Arrival />
    </PageProvider>
  );
}

/** Apart from the frame, which has nothing to draw anew when a page tells its title. */
function Arrival() {
  useArrival();
  return null;
}

function Frame() {
  const user = useUser();
  const counts = useCounts();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const progress = useRouteProgress(useNavigation().state !== 'idle');
  const online = useOnline();
  const outOfDate = useNewVersion();
  const keeping = useKeeping();
  const { flags } = useSurroundings();
  const known = counts.kind === 'ready' ? counts.value : null;
  const groups = useMemo(
    () => menuGroups({ user, flags, counts: known, pathname }),
    [user, flags, known, pathname],
  );
  const offersTrial =
    may(user, 'subscription.start') && !isUpgraded(user) && !pathname.startsWith('/paywall');
  // Drawn anew when its lines change, not with every step of the progress.
  const side = useMemo(
    () => (
      <SideMenu
        {...back}
        groups={groups}
        foot={offersTrial ? <TrialCard href={paths.trialPaywall} /> : null}
      />
    ),
    [groups, offersTrial],
  );

  return (
    <Shell
      side={side}
      top={<PortalTopBar menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />}
      progress={progress}
      notice={noticeOf(online, outOfDate, keeping)}
      drawer={
        <Drawer open={menuOpen} onOpenChange={setMenuOpen} title="Customer portal" titleHidden>
          <SideMenu
            {...back}
            place="drawer"
            groups={[...groups, accountGroup(pathname)]}
            onNavigate={() => setMenuOpen(false)}
          />
        </Drawer>
      }
    >
      <Outlet />
      <ScrollRestoration />
    </Shell>
  );
}

/** Being offline is told first: a new version could not be fetched either. */
function noticeOf(online: boolean, outOfDate: boolean, keeping: Keeping): ReactNode {
  if (!online) return <OfflineLine keeping={keeping} />;
  return outOfDate ? <NewVersionNotice /> : null;
}
