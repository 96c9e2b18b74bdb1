import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../layout/layout.tsx';
import { Grid, tileWidths } from './Grid.tsx';

const bikes = ['Kea', 'Tūī', 'Weka', 'Kererū', 'Takahē'].map((name, index) => (
  <Card key={name} title={name}>
    {index === 1
      ? 'New chain, both wheels trued, and the brakes as soon as the pads arrive'
      : 'Ready'}
  </Card>
));

const meta = {
  title: 'Components/Grid',
  tags: ['beta'],
  component: Grid,
  args: { children: bikes },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns of one width, as many as fit. Records are a list. */
export const Tiles: Story = {
  tags: ['axe', 'right-to-left'],
  render: (args) => (
    <Stack space="huge">
      {tileWidths.map((width) => (
        <Grid
          {...args}
          key={width}
          as="ul"
          aria-label={`Bikes, ${width}`}
          tile={width}
          space="small"
        >
          {bikes}
        </Grid>
      ))}
      <Grid as="ul" aria-label="Two bikes" tile="large" space="small">
        {bikes.slice(0, 2)}
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Bikes, small' }));
    const items = list.getAllByRole('listitem');
    await expect(items).toHaveLength(bikes.length);
    const [first, second] = items.map((item) => item.firstElementChild?.clientHeight);
    await expect(first).toBe(second);
    const pair = canvas.getByRole('list', { name: 'Two bikes' });
    const last = within(pair).getAllByRole('listitem').at(-1);
    await expect(last?.getBoundingClientRect().right).toBe(pair.getBoundingClientRect().right);
  },
};

/** Small tiles are side by side on phones too. */
export const TilesOnPhone: Story = { ...Tiles, ...phoneStory, tags: ['slow'] };
