import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asWideAs, variants } from '../variants.tsx';
import { Reviewers } from './Reviewers.tsx';

const aroha = { name: 'Aroha Ngata', since: '10:32' };
const tom = { name: 'Tom Rewi', since: '10:40' };
const you = { name: 'Mere Tautahi', you: true, since: '10:45' };
const long = { name: 'Josephine-Alexandrina Blackwood-Tuiasosopo', since: '10:50' };

const meta = {
  title: 'Patterns/Reviewers',
  tags: ['stable'],
  component: Reviewers,
  args: { people: [aroha] },
  decorators: [asWideAs(360)],
} satisfies Meta<typeof Reviewers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One other person, two, you, you with others, and many. */
export const Variants: Story = {
  tags: ['axe'],
  ...variants(Reviewers, [
    {},
    { people: [aroha, tom] },
    { people: [you] },
    { people: [aroha, you] },
    { people: [you, aroha, tom] },
    { people: [long, aroha, tom, you] },
  ]),
  play: async ({ canvasElement }) => {
    for (const text of [
      'Aroha Ngata is reviewing this, since 10:32',
      'Aroha Ngata and Tom Rewi are reviewing this, since 10:32',
      'You are reviewing this, since 10:45',
      'Aroha Ngata and you are reviewing this, since 10:32',
      'You, Aroha Ngata and Tom Rewi are reviewing this, since 10:45',
      `${long.name}, Aroha Ngata and 2 others are reviewing this, since 10:50`,
    ])
      await expect(canvasElement).toHaveTextContent(text);
  },
};
