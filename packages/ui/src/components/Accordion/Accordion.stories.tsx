import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  tags: ['beta'],
  component: Accordion,
  args: {
    items: [
      {
        value: 'early',
        label: 'Can I repay a loan early?',
        content: 'Yes, at any time and without a fee. The interest ends on the day of the payment.',
      },
      {
        value: 'late',
        label: 'What happens if a payment is late?',
        content: 'We remind you on the third day. A fee is due after two weeks.',
      },
      { value: 'papers', label: 'Which papers do I need?', detail: '3', content: 'Your passport.' },
    ],
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  parameters: { shows: { text: 'We remind you', in: 'details[open]' } },
  render: (args) => (
    <Stack space="xlarge">
      <Accordion {...args} defaultOpen={['late']} />
      <Accordion {...args} multiple defaultOpen={['early', 'papers']} />
    </Stack>
  ),
};

export const OneAtATime: Story = {
  tags: ['test-only'],
  args: { defaultOpen: ['late'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can I repay a loan early?'));
    await expect(canvas.getByText(/^Yes, at any time/)).toBeVisible();
    await expect(canvas.getByText(/^We remind you/)).not.toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2));
    await expect(args.onOpenChange).toHaveBeenCalledWith('early', true);
    await expect(args.onOpenChange).toHaveBeenCalledWith('late', false);
  },
};
