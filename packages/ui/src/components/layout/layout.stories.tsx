import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Inline, Pair, Stack } from './index.ts';

const meta = {
  title: 'Components/Layout',
  tags: ['stable'],
  component: Stack,
  parameters: { docs: { parts: { Inline, Pair } } },
  args: { children: null },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const places = ['Northland', 'Bay of Plenty', 'Canterbury'];
const cards = places.map((place) => <Card key={place}>{place}</Card>);

export const VerticalStack: Story = { args: { space: 'small', children: cards } };
export const InlineRow: Story = { render: () => <Inline space="small">{cards}</Inline> };
export const TwoColumns: Story = { render: () => <Pair>{cards.slice(0, 2)}</Pair> };
export const SpaceBetween: Story = { render: () => <Inline justify="between">{cards}</Inline> };
