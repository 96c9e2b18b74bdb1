import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { StarRatingField } from './StarRating.tsx';

const meta = {
  title: 'Components/StarRatingField',
  tags: ['stable'],
  component: StarRatingField,
  args: { name: 'rating', label: 'Your rating', onValueChange: fn() },
} satisfies Meta<typeof StarRatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  parameters: {
    shows: ['Not rated', { text: '4 stars', in: ':checked' }, 'Choose how many stars'],
  },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: { help: 'Counts toward the rating once approved.' },
  render: (args) => (
    <Stack>
      <StarRatingField {...args} />
      <StarRatingField {...args} name="rated" label="Rated" defaultValue={4} clearable />
      <StarRatingField {...args} name="invalid" label="Invalid" error="Choose how many stars" />
      <StarRatingField {...args} name="disabled" label="Disabled" defaultValue={3} disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const rated = within(canvas.getByRole('radiogroup', { name: 'Rated' }));
    await expect(rated.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(canvas.getByText('4 of 5')).toBeVisible();
    const invalid = canvas.getByRole('radiogroup', { name: 'Invalid' });
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAccessibleDescription('Choose how many stars');
  },
};

export const Clearing: Story = {
  tags: ['test-only'],
  args: { clearable: true, defaultValue: 4 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear rating' }));
    await expect(canvas.getByText('Not rated')).toBeVisible();
    const first = canvas.getByRole('radio', { name: '1 star' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' {Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(first).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '2 stars' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
  },
};
