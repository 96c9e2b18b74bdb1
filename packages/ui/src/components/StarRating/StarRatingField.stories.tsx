import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StarRatingField, type StarRatingFieldProps } from './index.ts';

const meta = {
  title: 'Components/StarRatingField',
  tags: ['stable'],
  component: StarRatingField,
  args: { name: 'rating', label: 'Your rating', value: null, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof StarRatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: StarRatingFieldProps) {
  const [value, setValue] = useState(props.value);
  const onChange = (next: number) => {
    setValue(next);
    props.onChange(next);
  };
  return <StarRatingField {...props} value={value} onChange={onChange} />;
}

export const NotRated: Story = {
  args: { help: 'Stars count in the rating once an admin has approved the review.' },
};

export const Rated: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: { value: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(canvas.getByText('4 of 5')).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '2 stars' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

export const Invalid: Story = {
  args: { error: 'Choose how many stars' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Your rating' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose how many stars');
  },
};

export const Disabled: Story = { args: { value: 3, disabled: true } };
