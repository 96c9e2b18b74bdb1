import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { variants } from '../variants.tsx';
import { Completeness } from './Completeness.tsx';

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
} satisfies Meta<typeof Completeness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Almost complete, empty and complete. */
export const Variants: Story = {
  tags: ['axe'],
  ...variants(
    Completeness,
    [
      {},
      { items: [...done, 'Free trial link'].map((label) => ({ label, done: false, onAdd: fn() })) },
      { items: done.map((label) => ({ label, done: true })) },
    ],
    320,
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('progressbar', { name: 'Completeness' });
    await expect(first).toHaveAttribute('aria-valuetext', '7 of 8');
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Add Free trial link' })[0] as HTMLElement,
    );
    await expect(addTrial).toHaveBeenCalledOnce();
  },
};
