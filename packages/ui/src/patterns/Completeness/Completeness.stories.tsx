import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Completeness } from './index.ts';

const addTrial = fn();
const done = [
  'Name',
  'Short description',
  'Full description',
  'Link',
  'Pricing',
  'Industry and subcategories',
  'Logo',
];

// Rows: X9
const meta = {
  title: 'Patterns/Completeness',
  tags: ['stable'],
  component: Completeness,
  args: {
    items: [
      ...done.map((label) => ({ label, done: true })),
      {
        label: 'Free trial link',
        done: false,
        help: 'Add a trial link if you offer one',
        onAdd: addTrial,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Completeness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AlmostComplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Completeness' })).toHaveAttribute(
      'aria-valuetext',
      '7 of 8',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add Free trial link' }));
    await expect(addTrial).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    items: [...done, 'Free trial link'].map((label) => ({ label, done: false, onAdd: fn() })),
  },
};

export const Complete: Story = { args: { items: done.map((label) => ({ label, done: true })) } };
