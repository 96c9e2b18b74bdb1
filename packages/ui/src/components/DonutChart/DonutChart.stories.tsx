import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../layout/layout.tsx';
import { type ChartPart, DonutChart, type DonutChartProps, type PartWords } from './DonutChart.tsx';

const words: PartWords = {
  value: 'Loans',
  unit: { one: 'loan', many: 'loans' },
  part: { one: 'State', many: 'states' },
};

const states: readonly ChartPart[] = [
  { key: 'repaid', label: 'Repaid', value: 128 },
  { key: 'open', label: 'Open', value: 74, href: '#open' },
  { key: 'late', label: 'Late', value: 31, href: '#late' },
  { key: 'sold', label: 'Sold', value: 12 },
  { key: 'lost', label: 'Written off', value: 1 },
];

function InCard(args: DonutChartProps) {
  return (
    <Card title={args.label}>
      <DonutChart {...args} />
    </Card>
  );
}

const meta = {
  title: 'Components/DonutChart',
  tags: ['beta'],
  component: DonutChart,
  args: { label: 'Loans by state', parts: states, words },
  render: (args) => <InCard {...args} />,
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colours', 'right-to-left'],
  parameters: { shows: '246 loans in 5 states. Most: Repaid (128). Fewest: Written off (1).' },
};

export const PartByPart: Story = {
  parameters: { shows: 'Hide the table' },
  tags: ['axe', 'forced-colours'],
  play: async ({ canvas, userEvent, step }) => {
    const reader = canvas.getByRole('slider', { name: 'Loans by state, part by part' });
    const told = (text: string) => expect(reader).toHaveAttribute('aria-valuetext', text);
    await step('the ring is one tab stop, and keys announce each part', async () => {
      await userEvent.tab();
      await expect(reader).toHaveFocus();
      await told('Repaid. 128 loans, 52%');
      await userEvent.keyboard('{ArrowRight}');
      await told('Open. 74 loans, 30%');
      await userEvent.keyboard('{End}{ArrowRight}');
      await told('Written off. 1 loan, under 1%');
      await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    });
    await step('the pointer does not move the keys', async () => {
      const [row] = canvas.getAllByRole('listitem');
      if (!row) throw new Error('The legend has no rows.');
      await userEvent.hover(row);
      await userEvent.unhover(row);
      await told('Late. 31 loans, 13%');
    });
    await step('the same numbers as a table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Show as a table/ }));
      const table = canvas.getByRole('table', { name: 'Loans by state' });
      await expect(within(table).getByRole('row', { name: 'Open 74 30%' })).toBeVisible();
    });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
  },
};

const many = Array.from({ length: 12 }, (_, index) => ({
  key: `${index}`,
  label: `State ${index + 1}`,
  value: 40 - 3 * index,
}));

export const Amounts: Story = {
  tags: ['forced-colours'],
  render: (args) => (
    <Stack>
      <InCard {...args} label="None" parts={[]} />
      <InCard {...args} label="One" parts={states.slice(0, 1)} />
      <InCard {...args} label="All zero" parts={states.map((part) => ({ ...part, value: 0 }))} />
      <InCard {...args} label="Many" parts={many} />
      <InCard {...args} label="Seven" parts={many} most={12} />
      <InCard
        {...args}
        label="Long names and large numbers"
        parts={states.map((part) => ({
          ...part,
          label: `${part.label} ${'and everything around it '.repeat(4)}`,
          value: part.value * 987_654,
        }))}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const told = (name: string) => expect(canvas.getByRole('region', { name }));
    await told('None').toHaveTextContent('No data to show.');
    await told('All zero').toHaveTextContent('No loans in 5 states.');
    await told('Many').toHaveTextContent('Others (7)');
    await told('Seven').toHaveTextContent('Others (6)');
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
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
