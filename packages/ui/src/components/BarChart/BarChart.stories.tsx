import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../layout/layout.tsx';
import { BarChart, type BarChartProps, type ChartPart, type PartWords } from './BarChart.tsx';

const words: PartWords = {
  value: 'Loans',
  unit: { one: 'loan', many: 'loans' },
  part: { one: 'Harbour', many: 'harbours' },
};

const harbours: readonly ChartPart[] = [
  { key: 'nelson', label: 'Nelson', value: 128, href: '#nelson' },
  { key: 'timaru', label: 'Timaru', value: 74, href: '#timaru' },
  { key: 'bluff', label: 'Bluff', value: 31, href: '#bluff' },
  { key: 'napier', label: 'Napier', value: 1, href: '#napier' },
  { key: 'opua', label: 'Opua', value: 0, href: '#opua' },
];

function InCard(args: BarChartProps) {
  return (
    <Card title={args.label}>
      <BarChart {...args} />
    </Card>
  );
}

const meta = {
  title: 'Components/BarChart',
  tags: ['beta'],
  component: BarChart,
  args: { label: 'Loans by harbour', bars: harbours, words },
  render: (args) => <InCard {...args} />,
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shows: 'Hide the table' },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('figure', { name: 'Loans by harbour' })).toHaveTextContent(
      '234 loans in 5 harbours. Most: Nelson (128). Fewest: Opua (0).',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nelson' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Show as a table/ }));
    const table = canvas.getByRole('table', { name: 'Loans by harbour' });
    await expect(within(table).getByRole('row', { name: 'Napier 1 under 1%' })).toBeVisible();
  },
};

const many = Array.from({ length: 30 }, (_, index) => ({
  key: `${index}`,
  label: `Harbour ${index + 1}`,
  value: 90 - 3 * index,
}));

export const Amounts: Story = {
  tags: ['forced-colours'],
  render: (args) => (
    <Stack>
      <InCard {...args} label="None" bars={[]} />
      <InCard {...args} label="One" bars={harbours.slice(0, 1)} />
      <InCard
        {...args}
        label="All zero"
        bars={many.slice(0, 3).map((bar) => ({ ...bar, value: 0 }))}
      />
      <InCard
        {...args}
        label="Equal"
        bars={many.slice(0, 3).map((bar) => ({ ...bar, value: 7 }))}
      />
      <InCard {...args} label="Many" bars={many} />
      <InCard
        {...args}
        label="Long names and large numbers"
        bars={harbours.map((bar) => ({
          ...bar,
          label: `${bar.label} ${'and the bays around it '.repeat(5)}`,
          value: bar.value * 987_654,
        }))}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const told = (name: string) => expect(canvas.getByRole('region', { name }));
    await told('None').toHaveTextContent('No data to show.');
    await told('One').toHaveTextContent('128 loans: Nelson.');
    await told('All zero').toHaveTextContent('No loans in 3 harbours.');
    await told('Equal').toHaveTextContent('21 loans in 3 harbours, 7 each.');
    await told('Many').toHaveTextContent('Others (19)');
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
  args: { bars: harbours.map((bar) => ({ ...bar, label: `${bar.label} and the bays around it` })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
