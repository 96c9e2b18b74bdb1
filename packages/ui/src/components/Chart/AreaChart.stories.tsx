import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { AreaChart, ChartLegend } from './index.ts';
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

const meta = {
  title: 'Components/Chart/AreaChart',
  tags: ['stable'],
  component: AreaChart,
  parameters: { docs: { parts: { ChartLegend } } },
  args: { label: 'Views per day', points: month, words: viewWords },
  render: (args) => (
    <Card title={args.label}>
      <AreaChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithComparison: Story = {
  tags: ['forced-colours', 'right-to-left'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Views per day' })).toHaveTextContent(
      '1,588 views in 30 days: most on November 20th 2026 (94), fewest on October 27th 2026 (15).',
    );
  },
};

/** The plot is one stop of the Tab key; each key says the point it comes to. */
export const Keyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole('slider', { name: 'Views per day, point by point' });
    const told = (words: string) => expect(reader).toHaveAttribute('aria-valuetext', words);
    await userEvent.tab();
    await expect(reader).toHaveFocus();
    await told('November 20th 2026. Views 94, 30 days before 58');
    await userEvent.keyboard('{ArrowLeft}');
    await told('November 19th 2026. Views 70, 30 days before 51');
    await userEvent.keyboard('{PageDown}');
    await told('November 12th 2026. Views 92, 30 days before 54');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await told('October 22nd 2026. Views 34, 30 days before 37');
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByText('November 19th 2026')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('November 19th 2026')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
  },
};

export const PointerTooltip: Story = {
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider').parentElement;
    if (!plot) throw new Error('The reader stands in its plot.');
    const { left, top, width } = plot.getBoundingClientRect();
    const hover = (part: number) =>
      fireEvent.pointerMove(plot, { clientX: left + width * part, clientY: top + 40 });
    await hover(0);
    await expect(canvas.getByText('October 22nd 2026')).toBeVisible();
    await hover(1);
    const card = canvas.getByText('November 20th 2026');
    // Past 60 % of the plot the card lies before its point.
    await expect(card.getBoundingClientRect().right).toBeLessThan(left + width);
    await fireEvent.pointerOut(plot);
    await expect(canvas.queryByText('November 20th 2026')).not.toBeInTheDocument();
    await hover(0.7);
  },
};

export const ShownAsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = canvas.getByRole('table', { name: 'Views per day' });
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
    await expect(
      within(table).getByRole('row', { name: 'November 20th 2026 94 58' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide the table' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const WithTable: Story = {
  args: { table: 'below', points: sampleDays(views30.slice(-7), before30.slice(-7)) },
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

/** Each on an axis of its own, since a total is far above what comes in a day. */
export const TwoSeries: Story = {
  tags: ['forced-colours'],
  args: { label: 'New and total users per day', size: 'compact', words: userWords, points: users },
  play: async ({ canvas, userEvent }) => {
    const figure = canvas.getByRole('figure', { name: 'New and total users per day' });
    await expect(figure).toHaveTextContent('New users (left axis)Total users (right axis)');
    await expect(figure).toHaveTextContent(
      'Total users: 3,267 on November 20th 2026, up from 2,953 on October 22nd 2026.',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'November 20th 2026. New users 12, Total users 3,267',
    );
  },
};

export const RunningTotal: Story = {
  args: {
    label: 'Registered users',
    kind: 'level',
    size: 'compact',
    words: { value: 'Total users', unit: { one: 'user', many: 'users' } },
    points: users.map(({ key, label, tick, also = 0 }) => ({ key, label, tick, value: also })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      '3,267 users on November 20th 2026, up from 2,953 on October 22nd 2026.',
    );
  },
};

export const NoData: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no days to show.')).toBeVisible();
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
};

export const AllZero: Story = {
  args: { points: sampleDays(views30.map(() => 0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No views in 30 days.')).toBeVisible();
  },
};

export const NoPreviousData: Story = {
  args: {
    points: sampleDays(
      views30,
      views30.map(() => 0),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      'There were none in the 30 days before.',
    );
    await expect(canvas.getByRole('figure')).not.toHaveTextContent('%');
  },
};

export const OneDay: Story = { args: { points: sampleDays([94], [58]) } };
export const OneYear: Story = { args: { points: sampleDays(year) } };
export const LargeNumbers: Story = {
  args: {
    points: sampleDays(
      views30.map((day) => day * 987_654),
      before30.map((day) => day * 987_654),
    ),
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
