import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../layout/layout.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  tags: ['stable'],
  component: Checkbox,
  args: { onChange: fn(), name: 'news', label: 'Email me the monthly newsletter' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack space="small">
      <Checkbox {...args} />
      <Checkbox {...args} label="Checked" checked />
      <Checkbox {...args} label="Mixed" mixed />
      <Checkbox {...args} label="Disabled" disabled />
      <Checkbox {...args} label="Disabled and checked" disabled checked />
      <Checkbox
        name="terms"
        error="You must accept the terms and conditions"
        label={
          <>
            I accept the{' '}
            <Link href="#terms" underline="always">
              terms and conditions
            </Link>
          </>
        }
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Mixed' })).toBePartiallyChecked();
    const terms = canvas.getByRole('checkbox', { name: 'I accept the terms and conditions' });
    await expect(terms).toBeInvalid();
    await expect(terms).toHaveAccessibleDescription('You must accept the terms and conditions');
    await step('clicking the label and pressing Space toggle it', async () => {
      const words = 'Email me the monthly newsletter';
      const box = canvas.getByRole('checkbox', { name: words });
      await userEvent.click(canvas.getByText(words));
      await expect(box).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
  },
};
