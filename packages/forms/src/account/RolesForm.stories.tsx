import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { RolesForm, type SubmitResult } from './index.ts';

/** Stores the roles that were submitted. */
function Stored({ roles: first, onSubmit, ...props }: ComponentProps<typeof RolesForm>) {
  const [roles, setRoles] = useState(first);
  return (
    <RolesForm
      {...props}
      roles={roles}
      onSubmit={async (chosen, password) => {
        const result = await onSubmit(chosen, password);
        if (result.ok) setRoles(chosen);
        return result;
      }}
    />
  );
}

const meta = {
  title: 'Forms/Account/Roles',
  component: Stored,
  args: {
    roles: ['moderator', 'editor'],
    username: 'owner@portal.test',
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })),
  },
} satisfies Meta<typeof Stored>;

export default meta;
type Story = StoryObj<typeof meta>;

const password = () => screen.findByLabelText('Your password');
const change = () => screen.findByRole('button', { name: 'Change roles' });

export const Granted: Story = {
  tags: ['axe'],
  parameters: { shows: { text: 'Roles changed.', in: 'status' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Editor' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Support' }));
    await userEvent.type(await password(), 'greenstone-4400');
    await userEvent.click(await change());
    await expect(args.onSubmit).toHaveBeenCalledWith(['moderator', 'support'], 'greenstone-4400');
    await expect(await password()).toHaveValue('');
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
