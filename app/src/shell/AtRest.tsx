import { useUser } from '@portal/data/react';
import { useSavedViews, useViewCounts } from '@portal/data/savedViews';
import type { SideMenuGroup } from '@portal/ui/components/SideMenu';
import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppServices } from '../portal.tsx';
import { pinsOf, withPins } from './pinnedViews.ts';
import { watchVersion } from './watchVersion.ts';

/** Adds entries to the groups of the menu. */
export type MenuChange = (groups: SideMenuGroup[]) => SideMenuGroup[];

interface AtRestProps {
  /** Called when the server has a newer version of the portal. */
  onNewVersion: (there: true) => void;
  /** Sets what adds to the menu. */
  onMenuChange: Dispatch<SetStateAction<MenuChange>>;
}

/** What the frame of a page does once the page is at rest: it looks for new versions, and adds the pinned views to the menu. */
export function AtRest({ onNewVersion, onMenuChange }: AtRestProps) {
  const { now } = useAppServices();
  useEffect(() => {
    const stop = watchVersion(() => {
      stop();
      onNewVersion(true);
    }, now);
    return stop;
  }, [onNewVersion, now]);
  // Staff who view the portal as a vendor have no views there.
  return useUser().viewedBy ? null : <PinnedViews onChange={onMenuChange} />;
}

const unchanged: MenuChange = (groups) => groups;

function PinnedViews({ onChange }: { onChange: AtRestProps['onMenuChange'] }) {
  const user = useUser();
  const { flags } = useAppServices();
  const { pathname, search } = useLocation();
  const views = useSavedViews();
  const all = views.kind === 'ready' ? views.value : null;
  const pins = useMemo(() => pinsOf(all ?? []), [all]);
  const counted = useViewCounts(pins);
  const counts = counted.kind === 'ready' ? counted.value : null;
  // Before the next frame, so that the menu never shows two current pages.
  useLayoutEffect(() => {
    if (pins.length === 0) return undefined;
    const visitor = { user, flags };
    const add: MenuChange = (groups) =>
      withPins(groups, pins, visitor, { pathname, search }, counts);
    onChange(() => add);
    return () => onChange(() => unchanged);
  }, [onChange, pins, counts, user, flags, pathname, search]);
  return null;
}
