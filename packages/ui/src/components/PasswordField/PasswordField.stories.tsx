import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../layout/layout.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/PasswordField',
  tags: ['stable'],
  component: PasswordField,
  args: { name: 'password', label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: { help: 'At least 8 symbols' },
  render: (args) => (
    <Stack>
      <PasswordField {...args} />
      <PasswordField {...args} label="Invalid" error="Minimum 8 symbols" defaultValue="kowhai" />
      <PasswordField
        {...args}
        label="Touch, with a link"
        size="touch"
        defaultValue="greenstone"
        aside={
          <Link href="#forgot" size="small">
            Forgot password?
          </Link>
        }
      />
      <PasswordField {...args} label="Disabled" disabled defaultValue="greenstone" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Invalid')).toHaveAccessibleDescription('Minimum 8 symbols');
  },
};

export const ShowPassword: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'kōwhai 42');
    await expect(field).toHaveAttribute('type', 'password');

    const show = canvas.getByRole('button', { name: 'Show password', pressed: false });
    await userEvent.click(show);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('kōwhai 42');
    await expect(show).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(show);
    await expect(field).toHaveAttribute('type', 'password');
  },
};
