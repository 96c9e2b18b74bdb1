import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppWindow } from 'lucide-react';
import { expect } from 'storybook/test';
import { DateText } from '../DateText/DateText.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../layout/layout.tsx';
import { Money } from '../Money/Money.tsx';
import { NumberText } from '../NumberText/NumberText.tsx';
import { StatTile } from './StatTile.tsx';

const shape = [34, 48, 52, 48, 34, 15, 16, 46, 59, 70, 59, 53, 25, 26, 53, 73, 76, 68, 56, 24];

const meta = {
  title: 'Components/StatTile',
  tags: ['stable'],
  component: StatTile,
  args: {
    label: 'Last 30 days',
    value: 1587,
    change: { before: 1150, words: 'vs previous 30 days' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  parameters: {
    shows: ['38% vs previous 30 days', '20% vs previous 7 days', 'No change vs previous 30 days'],
  },
  tags: ['axe'],
  args: { shape },
  render: (args) => (
    <Stack>
      <StatTile {...args} />
      <StatTile {...args} value={421} change={{ before: 523, words: 'vs previous 7 days' }} />
      <StatTile
        label="No change"
        value={1587}
        change={{ before: 1587, words: 'vs previous 30 days' }}
      />
      <StatTile label="No data before" value={456} change={{ before: 0, words: 'on the day' }} />
      <StatTile
        label="Zero"
        value={0}
        change={{ before: 0, words: 'vs previous 30 days' }}
        shape={[0, 0, 0, 0]}
      />
      <StatTile
        {...args}
        label="Large numbers"
        value={9_876_543_210}
        change={{ before: 4, words: 'vs previous 30 days' }}
      />
      <StatTile label="Products" value={486} icon={AppWindow} aside="12 new in 30 days" />
      <StatTile label="A link" value={97} icon={AppWindow} href="#records" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const note = (text: string) => canvas.getAllByText(text)[0]?.closest('div');
    await expect(note('vs previous 30 days')).toHaveTextContent('up 38% vs previous 30 days');
    await expect(note('vs previous 7 days')).toHaveTextContent('down 20% vs previous 7 days');
    await expect(note('on the day')).toHaveTextContent('up 456 on the day');
  },
};

/** Words of an element that are on two lines. */
function brokenWords(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** By its own width: the sparkline and the text at the end move below, so that no word breaks. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 490 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Grid>
      <StatTile {...args} icon={AppWindow} shape={shape} />
      <StatTile
        {...args}
        label="Fertig in 30 Tagen"
        change={{ before: 1150, words: 'gegenüber den 30 Tagen davor' }}
        icon={AppWindow}
        shape={shape}
      />
      <StatTile label="Subscriptions" value={486} icon={AppWindow} aside="12 new in 30 days" />
      <StatTile label="No icon" value={1_234_567} shape={shape} note="of all subscriptions" />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Subscriptions')).toBeVisible();
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};

/** An amount, a day or a share in place of a number. */
export const Values: Story = {
  parameters: { shows: ['$38,400', 'November 20th 2026', '26%'] },
  render: () => (
    <Stack>
      <StatTile
        label="Revenue"
        value={<Money amount={3_840_000} currency="NZD" />}
        note="in 30 days"
        shape={shape}
      />
      <StatTile
        label="Next due"
        value={<DateText value="2026-11-20" />}
        note="Gravel bike"
        icon={AppWindow}
      />
      <StatTile label="Late" value={<NumberText value={0.256} percent />} href="#late" />
    </Stack>
  ),
};
