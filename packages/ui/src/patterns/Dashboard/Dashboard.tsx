import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import {
  AreaChart,
  type ChartKind,
  type ChartPoint,
  type ChartWords,
} from '../../components/Chart/Chart.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { StatTile, type StatTileProps } from '../../components/StatTile/StatTile.tsx';
import { m } from '../../i18n/messages.js';
import {
  type Entry,
  EntryList,
  type EntryListProps,
  OverviewGrid,
  TileRow,
  type WaitingLine,
  WaitingList,
} from '../OverviewLists/OverviewLists.tsx';
import { PagePart, type Part } from '../PagePart/PagePart.tsx';

/** One of the series of a chart. */
export interface Series {
  /** Its name in the control above the chart. */
  name: string;
  /** Accessible name of the chart. */
  label: string;
  /** Line of help. Default: the label. */
  help?: string | undefined;
  words: ChartWords;
  /** Default `level`. */
  kind?: ChartKind | undefined;
  points: readonly ChartPoint[];
}

export interface DashboardProps {
  /** The day, and how many items there are to review. */
  help: string;
  /** The totals. */
  tiles: readonly Pick<StatTileProps, 'label' | 'value' | 'icon' | 'aside' | 'href'>[];
  /** New and total users per day; the first series is shown first. */
  users: readonly Series[];
  /** The queues with what there is to review. */
  waiting: readonly WaitingLine[];
  /** The listings that have waited longest; the first one is where reviewing starts. */
  longest: readonly Entry[];
  /** The latest decisions, and how many there were. */
  decided: { help: string; entries: readonly Entry[] };
  /** The newest live listings. */
  newest: readonly Entry[];
  /** The backlog and the waits over time, below the rest, so that nothing moves when they load. */
  times: Part<readonly Series[]>;
}

/** Totals, growth and review queues of the marketplace. */
export function Dashboard(props: DashboardProps) {
  const { help, tiles, users, waiting, longest, decided, newest, times } = props;
  const first = longest[0]?.href;
  return (
    <Stack space="medium">
      <PageHeader
        title={m.dashboard_title()}
        help={help}
        actions={
          first ? (
            <ButtonLink tone="primary" iconAfter={ArrowRight} href={first}>
              {m.dashboard_start_reviewing()}
            </ButtonLink>
          ) : null
        }
      />
      <TileRow label={m.dashboard_totals()}>
        {tiles.map((tile) => (
          <StatTile key={tile.label} {...tile} />
        ))}
      </TileRow>
      <SeriesCard
        title={m.dashboard_registered_users()}
        label={m.dashboard_chart_series()}
        series={users}
      />
      <OverviewGrid>
        <Card title={m.dashboard_to_review()} padding="none">
          <WaitingList label={m.dashboard_to_review()} lines={waiting} />
        </Card>
        <EntryCard
          {...decided}
          label={m.dashboard_latest_decisions()}
          empty={m.dashboard_no_decisions()}
        />
        <EntryCard
          label={m.dashboard_waiting_longest()}
          entries={longest}
          empty={m.dashboard_all_caught_up()}
        />
        <EntryCard
          label={m.dashboard_newest_listings()}
          entries={newest}
          empty={m.dashboard_no_live_listings()}
        />
      </OverviewGrid>
      <PagePart card="failed" title={m.dashboard_review_times()} part={times}>
        {(series) => (
          <SeriesCard
            title={m.dashboard_review_times()}
            label={m.dashboard_review_times_chart()}
            series={series}
          />
        )}
      </PagePart>
    </Stack>
  );
}

const EntryCard = ({ help, ...list }: EntryListProps & { help?: string }) => (
  <Card title={list.label} help={help} padding="none">
    <EntryList {...list} />
  </Card>
);

interface SeriesCardProps {
  title: string;
  /** Accessible name of the control that chooses the series. */
  label: string;
  series: readonly Series[];
}

function SeriesCard({ title, label, series }: SeriesCardProps) {
  const [chosen, setChosen] = useState(series[0]?.name ?? '');
  const shown = series.find(({ name }) => name === chosen);
  return (
    <Card
      title={title}
      help={shown?.help ?? shown?.label}
      actions={
        <SegmentedControl
          name={useId()}
          label={label}
          labelHidden
          options={series.map(({ name }) => ({ value: name, label: name }))}
          value={chosen}
          onValueChange={setChosen}
        />
      }
    >
      {shown ? <AreaChart {...chartOf(shown)} size="compact" /> : null}
    </Card>
  );
}

const chartOf = ({ label, points, words, kind = 'level' }: Series) => ({
  label,
  points,
  words,
  kind,
});
