import { useCounts, useUser } from '@portal/data/react';
import { isUpgraded, may } from '@portal/data/schemas';
import type { Language } from '@portal/domain';
import { LeaveProvider } from '@portal/forms/core';
import { Mark } from '@portal/ui/components/Brand';
import { Drawer } from '@portal/ui/components/Drawer';
import { usePageFocus } from '@portal/ui/components/PageHeader';
import { SideMenu } from '@portal/ui/components/SideMenu';
import { useToast } from '@portal/ui/components/Toast';
import { ConfirmProvider } from '@portal/ui/patterns/Confirm';
import { OfflineLine, useOnline } from '@portal/ui/patterns/PageStates';
import { Shell } from '@portal/ui/patterns/Shell';
import { TrialCard } from '@portal/ui/patterns/TrialCard';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { brand } from '../brand.ts';
import { brandLinks } from '../brandLinks.tsx';
import { env } from '../env.ts';
import { m } from '../i18n/messages.js';
import { ownNames } from '../ownNames.ts';
import { paths } from '../paths.ts';
import { useAppServices } from '../portal.tsx';
import type { MenuChange } from './AtRest.tsx';
import { useFolded } from './folded.ts';
import { lateComponent, restComponent } from './lateComponent.tsx';
import { accountGroup, menuGroups } from './menu.ts';
import { NewVersionNotice } from './newVersion.tsx';
import { PortalTopBar } from './PortalTopBar.tsx';
import { PageProvider } from './page.tsx';
import { useDraftStatus } from './useDraftGuard.ts';
import { useLanguageChoice } from './useLanguageChoice.ts';
import { useRouteProgress } from './useRouteProgress.ts';
import { ViewOnly } from './ViewOnly.tsx';

const toReview = (count: string) => m.shell_count_to_review({ count });

/** The same in both menus. */
const shared = (onLanguage: ((language: Language) => void) | null) => ({
  back: { href: env.directoryUrl, label: m.shell_back_to_directory() },
  waitingLabel: toReview,
  title: brand.names.portal,
  mark: <Mark />,
  links: brandLinks(onLanguage),
});

/** The frame of every signed-in page: menu, top bar, progress and focus management. */
export function PortalShell() {
  return (
    <PageProvider>
      <LeaveProvider useBlocker={useBlocker}>
        <Frame />
        <Arrival />
      </LeaveProvider>
    </PageProvider>
  );
}

function Frame() {
  const user = useUser();
  const counts = useCounts();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const toast = useToast();
  const showError = useCallback((message: string) => toast({ tone: 'critical', message }), [toast]);
  const progress = useRouteProgress(useNavigation().state !== 'idle');
  const online = useOnline();
  const [outOfDate, setOutOfDate] = useState(false);
  const [addTo, setAddTo] = useState((): MenuChange => (groups) => groups);
  const { flags } = useAppServices();
  const chooseLanguage = useLanguageChoice();
  const known = counts.kind === 'ready' ? counts.value : null;
  const groups = useMemo(
    () => addTo(menuGroups({ user, flags, counts: known, pathname })),
    [addTo, user, flags, known, pathname],
  );
  const offersTrial =
    may(user, 'subscription.start') && !isUpgraded(user) && !pathname.startsWith('/paywall');
  const { folded, fold } = useFolded();
  // Renders when its entries change, not with every step of the progress.
  const side = useMemo(
    () => (
      <SideMenu
        {...shared(chooseLanguage)}
        groups={groups}
        folded={folded}
        onFoldedChange={fold}
        foot={
          offersTrial ? (
            <TrialCard href={paths.trialPaywall} services={ownNames().services} />
          ) : null
        }
      />
    ),
    [groups, folded, fold, offersTrial, chooseLanguage],
  );

  return (
    <Shell
      side={side}
      top={<PortalTopBar menuOpen={menuOpen} onMenu={openMenu} />}
      progress={progress}
      bar={user.viewedBy ? <ViewBar user={user} until={user.viewedBy.until} /> : null}
      notice={noticeOf(online, outOfDate)}
      drawer={
        <Drawer open={menuOpen} onOpenChange={setMenuOpen} title={brand.names.portal} titleHidden>
          <SideMenu
            {...shared(chooseLanguage)}
            place="drawer"
            groups={[...groups, accountGroup(pathname)]}
            folded={folded}
            onFoldedChange={fold}
            onNavigate={() => setMenuOpen(false)}
          />
        </Drawer>
      }
    >
      <AtRest onNewVersion={setOutOfDate} onMenuChange={setAddTo} />
      <ViewOnly>
        <ConfirmProvider onLateError={showError}>
          <Outlet />
        </ConfirmProvider>
      </ViewOnly>
      {/* The first page of each visit has the same key. */}
      <ScrollRestoration
        getKey={(at) => (at.key === 'default' ? at.pathname + at.search : at.key)}
      />
    </Shell>
  );
}

/** Its code waits until the page is on screen. */
const AtRest = restComponent(async () => (await import('./AtRest.tsx')).AtRest);

/** Only staff see it. */
const ViewBar = lateComponent(async () => (await import('./ViewBar.tsx')).ViewBar);

/** Offline takes precedence: a new version could not load either. */
function noticeOf(online: boolean, outOfDate: boolean): ReactNode {
  if (!online) return <OfflineNotice />;
  return outOfDate ? <NewVersionNotice /> : null;
}

const OfflineNotice = () => <OfflineLine draftStatus={useDraftStatus()} />;

/** Moves the focus with each page. */
function Arrival() {
  usePageFocus(useLocation().pathname, useNavigationType() === 'POP');
  return null;
}
