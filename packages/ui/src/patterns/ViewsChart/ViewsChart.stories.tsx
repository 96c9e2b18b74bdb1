import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { sum } from '../../components/Chart/Chart.tsx';
import { before30, sampleDays, views30 } from '../../components/Chart/sampleDays.ts';
import { DateRange } from '../../components/DateRange/DateRange.tsx';
import { variants } from '../variants.tsx';
import { ViewsChart, type ViewsDays, type ViewsState } from './ViewsChart.tsx';

const last30 = {
  days: sampleDays(views30, before30),
  before: sum(before30),
  range: 'October 22nd 2026 to November 20th 2026',
};
const last7 = {
  days: sampleDays(views30.slice(-7), [68, 56, 24, 28, 92, 77, 76]),
  before: 421,
  range: 'November 14th 2026 to November 20th 2026',
};
const before7 = {
  days: sampleDays([68, 56, 24, 28, 92, 77, 76]).map((day, index) => ({
    ...day,
    key: `2026-11-${7 + index < 10 ? '0' : ''}${7 + index}`,
    label: `November ${7 + index}th 2026`,
    tick: `Nov ${7 + index}`,
  })),
  range: 'November 7th 2026 to November 13th 2026',
};
const windows = { last30, last7, before7 };
const times = (factor: number) => {
  const more = ({ days, before, ...window }: ViewsDays) => ({
    ...window,
    before: before === undefined ? undefined : before * factor,
    days: days.map((day) => ({
      ...day,
      value: day.value * factor,
      ...(day.before === undefined ? {} : { before: day.before * factor }),
    })),
  });
  return { last30: more(last30), last7: more(last7), before7: more(before7) };
};

const ready = { state: 'ready', windows } satisfies ViewsState;

const meta = {
  title: 'Patterns/ViewsChart',
  tags: ['stable'],
  component: ViewsChart,
  args: {
    views: ready,
    chosen: 'last30',
    picker: (
      <DateRange
        name="days"
        label="Dates of the chart"
        presets={[{ label: 'Last 30 days', from: '2026-10-22', to: '2026-11-20' }]}
        value={{ from: '2026-10-22', to: '2026-11-20' }}
        onValueChange={fn()}
      />
    ),
  },
} satisfies Meta<typeof ViewsChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 30 days are compared with the days of four weeks earlier, so that weekdays match; the tiles have the whole totals. */
export const Last30Days: Story = {
  parameters: { shows: 'Period 4 weeks earlier' },
  tags: ['axe', 'right-to-left'],
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Views, day by day' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expect(
      within(table).getByRole('row', { name: /November 20th 2026 94 58 \+36/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 30 days' }));
    // They render in steps.
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(31));
    await userEvent.click(canvas.getByRole('button', { name: 'Show the last 5 days' }));
  },
};

export const Last7Days: Story = {
  parameters: { shows: '456 views in 7 days' },
  args: { chosen: 'last7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Previous 7 days' })).toBeVisible();
  },
};

export const CustomRange: Story = {
  parameters: { shows: '794 views in 14 days' },
  args: {
    chosen: 'range',
    views: {
      ...ready,
      picked: { days: last30.days.slice(10, 24), range: 'November 1st 2026 to November 14th 2026' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Previous 14 days' })).toBeVisible();
  },
};

const onRetry = fn();

export const OnPhone: Story = {
  ...phoneStory,
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Day', 'Views', 'Previous']);
  },
};

const oneDay = { days: last30.days.slice(-1), range: 'November 20th 2026' };
const noneBefore = {
  ...last30,
  before: 0,
  days: last30.days.map((day) => ({ ...day, before: 0 })),
};

/** One day, no views, no previous range, and large numbers. */
export const Extremes: Story = {
  ...variants(ViewsChart, [
    { chosen: 'range', views: { ...ready, picked: oneDay } },
    { views: { ...ready, windows: times(0) } },
    { views: { ...ready, windows: { ...windows, last30: noneBefore } } },
    { views: { ...ready, windows: times(1_234_567) } },
  ]),
  tags: ['slow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No views in 30 days/)).toBeVisible();
    const [, , third] = canvas.getAllByRole('list', { name: 'Views' });
    await expect(third).toHaveTextContent('up 1,588 vs previous 30 days');
  },
};

/** Loading and errors, of all views and of picked days, which keep the tiles. */
export const States: Story = {
  ...variants(ViewsChart, [
    { views: { state: 'loading' } },
    { views: { state: 'failed', onRetry } },
    { chosen: 'range', views: { ...ready, picked: 'loading' } },
    { chosen: 'range', views: { ...ready, picked: { onRetry } } },
  ]),
  parameters: {
    shows: [
      { text: 'Loading the views', in: 'status' },
      { text: 'The views could not be loaded', in: 'alert' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    for (const loading of canvas.getAllByRole('status'))
      await expect(loading).toHaveTextContent('Loading the views');
    await expect(canvas.getAllByText('Last 7 days')).toHaveLength(2);
    for (const retry of canvas.getAllByRole('button', { name: 'Retry' }))
      await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalledTimes(2);
  },
};
