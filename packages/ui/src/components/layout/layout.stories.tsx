import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Inline, Pair, Stack } from './layout.tsx';

const places = ['Northland', 'Bay of Plenty', 'Canterbury'];
const cards = places.map((place) => <Card key={place}>{place}</Card>);

const meta = {
  title: 'Components/Layout',
  tags: ['stable'],
  component: Stack,
  subcomponents: { Inline, Pair },
  args: { children: cards },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** Buttons, badges and chips keep their own width in a column; cards and fields fill it. */
export const OwnWidths: Story = {
  render: (args) => (
    <Stack {...args}>
      <Card>{places[0]}</Card>
      <Button tone="primary">Save</Button>
      <Badge>OPEN</Badge>
      <Chip>Canterbury</Chip>
      <Button full>Show all</Button>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const width = (name: string) => canvas.getByRole('button', { name }).offsetWidth;
    await expect(width('Save')).toBeLessThan(200);
    await expect(width('Show all')).toBeGreaterThan(canvasElement.clientWidth / 2);
  },
};
