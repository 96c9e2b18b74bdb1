import type { Totals } from '@portal/data/schemas';
import { StatTile } from '@portal/ui/components/StatTile';
import { TileRow } from '@portal/ui/patterns/OverviewLists';
import { AppWindow, Cloud, Users } from 'lucide-react';

interface TotalTilesProps {
  totals: Totals;
  /** How many of them are new. */
  fresh: Totals;
  days: number;
}

/** How many there are of what the marketplace lives of. */
export function TotalTiles({ totals, fresh, days }: TotalTilesProps) {
  const aside = (count: number) => `${count} new in ${days} days`;
  return (
    <TileRow label="Totals">
      <StatTile
        label="App listings"
        icon={AppWindow}
        value={totals.apps}
        aside={aside(fresh.apps)}
      />
      <StatTile
        label="Cloud experts"
        icon={Cloud}
        value={totals.services}
        aside={aside(fresh.services)}
      />
      <StatTile
        label="Registered users"
        icon={Users}
        value={totals.users}
        aside={aside(fresh.users)}
      />
    </TileRow>
  );
}
