import { type Day, type DateRange as Days, type Listing, mediaUrl } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { DateRange } from '@portal/ui/components/DateRange';
import { Logo } from '@portal/ui/components/Logo';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { ViewsChart, type ViewsState, type ViewsWindow } from '@portal/ui/patterns/ViewsChart';
import { Download } from 'lucide-react';
import { type AnalyticsView, limitsFor, presetsFor } from './analyticsQuery.ts';

export interface AnalyticsScreenProps {
  record: Listing;
  /** The page of the listing. */
  listingHref: string;
  views: ViewsState;
  view: AnalyticsView;
  today: Day;
  timeZone: string;
  onWindow: (window: ViewsWindow) => void;
  onRange: (range: Days) => void;
  /** Null while the numbers on the chart are on their way. */
  onDownload: (() => void) | null;
}

/** Who looked at one listing, day by day, over any range. */
export function AnalyticsScreen(props: AnalyticsScreenProps) {
  const { record, view, today, onDownload } = props;
  const name = record.name || 'Untitled listing';
  return (
    <Stack space="large">
      <PageHeader
        title={name}
        picture={
          <Logo
            size="large"
            name={record.name}
            src={record.logo ? mediaUrl(record.logo, 320) : null}
          />
        }
        help={`Views of the public page, counted once per visitor and day. Days are those of ${props.timeZone.replaceAll('_', ' ')}.`}
        link={{ href: props.listingHref, label: 'Go to listing' }}
        actions={
          <Button icon={Download} disabled={onDownload === null} onClick={onDownload ?? undefined}>
            Download CSV
          </Button>
        }
      />
      <ViewsChart
        views={props.views}
        chosen={view.chosen}
        onChoose={props.onWindow}
        picker={
          <Card>
            <DateRange
              name="days"
              label="Days on the chart"
              value={{ from: view.range.start, to: view.range.end }}
              onChange={({ from, to }) => props.onRange({ start: from, end: to })}
              presets={presetsFor(today)}
              limits={limitsFor(today)}
            />
          </Card>
        }
      />
    </Stack>
  );
}
