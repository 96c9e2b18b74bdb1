import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../layout/layout.tsx';
import { AreaChart, type AreaChartProps, ChartLegend } from './Chart.tsx';
import {
  before30,
  sampleDays,
  users30,
  userWords,
  views30,
  viewWords,
  year,
} from './sampleDays.ts';

const month = sampleDays(views30, before30);

function InCard(args: AreaChartProps) {
  return (
    <Card title={args.label}>
      <AreaChart {...args} />
    </Card>
  );
}

const meta = {
  title: 'Components/Chart/AreaChart',
  tags: ['stable'],
  component: AreaChart,
  subcomponents: { ChartLegend },
  args: { label: 'Views per day', points: month, words: viewWords },
  render: (args) => <InCard {...args} />,
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithComparison: Story = {
  parameters: { shows: 'more than in the previous 30 days' },
  tags: ['forced-colours', 'right-to-left'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Views per day' })).toHaveTextContent(
      '1,588 views in 30 days: most on November 20th 2026 (94), fewest on October 27th 2026 (15).',
    );
  },
};

export const PointByPoint: Story = {
  parameters: { shows: 'Hide the table' },
  tags: ['axe'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the plot is one tab stop, and keys announce each point', async () => {
      const reader = canvas.getByRole('slider', { name: 'Views per day, point by point' });
      const told = (words: string) => expect(reader).toHaveAttribute('aria-valuetext', words);
      await userEvent.tab();
      await expect(reader).toHaveFocus();
      await told('November 20th 2026. Views 94, Previous 30 days 58');
      for (const [keys, words] of [
        ['{ArrowLeft}', 'November 19th 2026. Views 70, Previous 30 days 51'],
        ['{PageDown}', 'November 12th 2026. Views 92, Previous 30 days 54'],
        ['{Home}{ArrowLeft}', 'October 22nd 2026. Views 34, Previous 30 days 37'],
      ] as const) {
        await userEvent.keyboard(keys);
        await told(words);
      }
      await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
      await expect(canvas.getByText('November 19th 2026')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('November 19th 2026')).not.toBeInTheDocument();
      await userEvent.tab();
    });
    const plot = canvas.getByRole('slider').parentElement;
    if (!plot) throw new Error('The slider is not inside a plot.');
    const { left, top, width } = plot.getBoundingClientRect();
    const hover = (part: number) =>
      fireEvent.pointerMove(plot, { clientX: left + width * part, clientY: top + 40 });
    await step('the card follows the pointer and stays within the plot', async () => {
      await hover(0);
      await expect(canvas.getByText('October 22nd 2026')).toBeVisible();
      await hover(1);
      const card = canvas.getByText('November 20th 2026');
      // Past 60% of the plot, the card is before its point.
      await expect(card.getBoundingClientRect().right).toBeLessThan(left + width);
      await fireEvent.pointerOut(plot);
      await expect(canvas.queryByText('November 20th 2026')).not.toBeInTheDocument();
    });
    await step('the same numbers as a table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Show as a table/ }));
      const table = canvas.getByRole('table', { name: 'Views per day' });
      // They render in steps.
      await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(31));
      await expect(
        within(table).getByRole('row', { name: 'November 20th 2026 94 58' }),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Hide the table/ })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });
    await hover(0.7);
  },
};

let total = 2_947;
const users = sampleDays(
  users30,
  undefined,
  users30.map((day) => {
    total += day;
    return total;
  }),
);

/** Each series has its own axis, since a total is far above a daily count. */
export const Kinds: Story = {
  tags: ['forced-colours'],
  render: (args) => (
    <Stack>
      <InCard
        {...args}
        label="New and total users"
        size="compact"
        words={userWords}
        points={users}
      />
      <InCard
        label="Registered users"
        kind="level"
        size="compact"
        words={{ value: 'Total users', unit: { one: 'user', many: 'users' } }}
        points={users.map(({ key, label, tick, also = 0 }) => ({ key, label, tick, value: also }))}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const both = canvas.getByRole('figure', { name: 'New and total users' });
    await expect(both).toHaveTextContent('New users (left axis)Total users (right axis)');
    await expect(both).toHaveTextContent(
      'Total users: 3,267 on November 20th 2026, up from 2,953 on October 22nd 2026.',
    );
    await userEvent.tab();
    await expect(within(both).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'November 20th 2026. New users 12, Total users 3,267',
    );
  },
};

const times = (days: readonly number[], by: number) => days.map((day) => day * by);

export const Amounts: Story = {
  args: { size: 'compact' },
  render: (args) => (
    <Stack>
      <InCard {...args} label="No data" points={[]} />
      <InCard {...args} label="All zero" points={sampleDays(times(views30, 0))} />
      <InCard {...args} label="None before" points={sampleDays(views30, times(views30, 0))} />
      <InCard {...args} label="One day" points={sampleDays([94], [58])} />
      <InCard {...args} label="One year" points={sampleDays(year)} />
      <InCard
        {...args}
        label="Large numbers"
        points={sampleDays(times(views30, 987_654), times(before30, 987_654))}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const none = canvas.getByRole('region', { name: 'No data' });
    await expect(none).toHaveTextContent('No data to show.');
    await expect(within(none).queryByRole('slider')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{PageUp}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('October 31st 2026')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
