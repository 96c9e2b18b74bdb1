import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { RolesDialog, type SubmitResult } from './index.ts';

const meta = {
  title: 'Forms/Account/Roles',
  component: RolesDialog,
  args: {
    open: true,
    onClose: fn(),
    roles: ['moderator', 'editor'],
    username: 'owner@portal.test',
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })),
  },
} satisfies Meta<typeof RolesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const password = () => screen.findByLabelText('Your password');
const change = () => screen.findByRole('button', { name: 'Change roles' });

export const Granted: Story = {
  tags: ['axe'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Editor' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Support' }));
    await userEvent.type(await password(), 'greenstone-4400');
    await userEvent.click(await change());
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSubmit).toHaveBeenCalledWith(['moderator', 'support'], 'greenstone-4400');
  },
};

export const PasswordRequired: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await change());
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription(/Current password is required/),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LastOwner: Story = {
  args: { roles: ['owner'] },
  play: async ({ args, userEvent }) => {
    const message = 'This is the last owner. Make another user an owner first.';
    mocked(args.onSubmit).mockResolvedValueOnce({ ok: false, message });
    await userEvent.click(await screen.findByRole('switch', { name: 'Owner' }));
    await userEvent.type(await password(), 'greenstone-4400');
    await userEvent.click(await change());
    await expect(await screen.findByText(message)).toBeVisible();
    await expect(screen.getByRole('switch', { name: 'Owner' })).not.toBeChecked();
  },
};
