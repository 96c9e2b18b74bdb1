import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { before30, sampleDays, views30 } from '../../components/Chart/sampleDays.ts';
import { ViewsChart, type ViewsChoice, type ViewsState } from './index.ts';

const last30 = {
  days: sampleDays(views30, before30),
  range: 'October 22nd 2026 to November 20th 2026',
};
const last7 = {
  days: sampleDays(views30.slice(-7), [68, 56, 24, 28, 92, 77, 76]),
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
const same = (factor: number) => ({
  last30: {
    ...last30,
    days: last30.days.map((day) => ({
      ...day,
      value: day.value * factor,
      before: (day.before ?? 0) * factor,
    })),
  },
  last7: {
    ...last7,
    days: last7.days.map((day) => ({
      ...day,
      value: day.value * factor,
      before: (day.before ?? 0) * factor,
    })),
  },
  before7: {
    ...before7,
    days: before7.days.map((day) => ({ ...day, value: day.value * factor })),
  },
});

const ready: ViewsState = { state: 'ready', windows };

const meta = {
  title: 'Patterns/ViewsChart',
  tags: ['stable'],
  component: ViewsChart,
  args: { views: ready, chosen: 'last30', onChoose: fn() },
  render: function Choosing(args) {
    const [chosen, setChosen] = useState<ViewsChoice>(args.chosen);
    return (
      <ViewsChart
        {...args}
        chosen={chosen}
        onChoose={(window) => {
          setChosen(window);
          args.onChoose(window);
        }}
      />
    );
  },
} satisfies Meta<typeof ViewsChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Last30Days: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Views, day by day' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expect(
      within(table).getByRole('row', { name: /November 20th 2026 94 58 \+36/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 30 days' }));
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the last 5 days' }));
  },
};

export const RangeTiles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const week = canvas.getByRole('button', { name: /Last 7 days/ });
    await userEvent.click(week);
    await expect(args.onChoose).toHaveBeenLastCalledWith('last7');
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked();
    await expect(canvas.getByRole('figure', { name: 'Views per day' })).toHaveTextContent(
      '456 views in 7 days',
    );
    await userEvent.click(canvas.getByRole('radio', { name: '7 before' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('before7');
    await expect(canvas.getByRole('button', { name: /The 7 days before/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Previous7Days: Story = { args: { chosen: 'before7' } };

export const CustomRange: Story = {
  args: {
    chosen: 'range',
    views: {
      ...ready,
      picked: { days: last30.days.slice(10, 24), range: 'November 1st 2026 to November 14th 2026' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '14 days before' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  },
};

export const CustomRangeLoading: Story = {
  args: { chosen: 'range', views: { ...ready, picked: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the views');
    await expect(canvas.getByRole('button', { name: /Last 7 days/ })).toBeVisible();
  },
};

const onRetryPicked = fn();
export const CustomRangeError: Story = {
  args: { chosen: 'range', views: { ...ready, picked: { onRetry: onRetryPicked } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetryPicked).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /Last 7 days/ })).toBeVisible();
  },
};

export const OneDay: Story = {
  args: {
    chosen: 'range',
    views: { ...ready, picked: { days: last30.days.slice(-1), range: 'November 20th 2026' } },
  },
};

export const NoViews: Story = {
  args: { views: { state: 'ready', windows: same(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No views in 30 days/)).toBeVisible();
  },
};

export const NoPreviousViews: Story = {
  args: {
    views: {
      state: 'ready',
      windows: {
        ...windows,
        last30: { ...last30, days: last30.days.map((day) => ({ ...day, before: 0 })) },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Last 30 days/ })).toHaveTextContent(
      'up 1,588 on the 30 before',
    );
  },
};

export const LargeNumbers: Story = {
  args: { views: { state: 'ready', windows: same(1_234_567) } },
};

export const Loading: Story = {
  args: { views: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the views');
  },
};

const onRetry = fn();
export const LoadError: Story = {
  args: { views: { state: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The views could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const OnPhone: Story = {
  ...phoneStory,
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Day', 'Views', 'Before']);
  },
};
