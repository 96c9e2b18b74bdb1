import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Inline, Pair, Stack } from './index.ts';

const meta = {
  title: 'Components/Layout',
  component: Stack,
  parameters: { docs: { parts: { Inline, Pair } } },
  args: { children: null },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const places = ['Northland', 'Bay of Plenty', 'Canterbury'];
const cards = places.map((place) => <Card key={place}>{place}</Card>);

export const Below: Story = { args: { space: 'small', children: cards } };
export const Beside: Story = { render: () => <Inline space="small">{cards}</Inline> };
export const Halves: Story = { render: () => <Pair>{cards.slice(0, 2)}</Pair> };
export const Apart: Story = { render: () => <Inline justify="between">{cards}</Inline> };
