import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Inline, Pair, Stack } from './layout.tsx';

const meta = {
  title: 'Components/Layout',
  tags: ['stable'],
  component: Stack,
  subcomponents: { Inline, Pair },
  args: { children: null },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const places = ['Northland', 'Bay of Plenty', 'Canterbury'];
const cards = places.map((place) => <Card key={place}>{place}</Card>);

export const Arrangements: Story = {
  tags: ['axe'],
  args: { space: 'small' },
  render: (args) => (
    <Stack space="huge">
      <Stack {...args}>{cards}</Stack>
      <Inline space="small">{cards}</Inline>
      <Inline justify="between">{cards}</Inline>
      <Pair>{cards.slice(0, 2)}</Pair>
    </Stack>
  ),
};
