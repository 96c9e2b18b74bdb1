import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { SubmitResult } from '../core/submitResult.ts';
import {
  AuthenticatorDialog,
  NewCodesDialog,
  PasskeyDialog,
  RenamePasskeyDialog,
} from './index.ts';

const ok = fn(async (): Promise<SubmitResult> => ({ ok: true }));
const wrongPassword = 'The provided current password is invalid';
const rejected = (path: string, message: string): SubmitResult => ({
  ok: false,
  message,
  fields: [{ path, message }],
});

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const modules = Array.from({ length: 33 }, (_row, y) =>
  Array.from({ length: 33 }, (_module, x) => (x * 7 + y * 11 + x * y) % 3 === 0),
);
const codes = Array.from({ length: 10 }, (_code, at) => `7K2M${at}-C3VN${9 - at}`);

const shared = { open: true, onClose: fn(), username: 'mere@taipobay.example', onDownload: fn() };

/** The dialog of an app, whose steps follow from what the server returned. */
function Setup({
  onPassword,
  onCode,
  onClose,
}: Record<'onPassword' | 'onCode', typeof ok> & { onClose: () => void }) {
  const [scanning, setScanning] = useState(false);
  const [on, setOn] = useState(false);
  const then = async (result: Promise<SubmitResult>, go: () => void) => {
    const settled = await result;
    if (settled.ok) go();
    return settled;
  };
  return (
    <AuthenticatorDialog
      {...shared}
      onClose={onClose}
      setup={scanning ? { secret, modules } : null}
      codes={on ? codes : null}
      onPassword={() => then(onPassword(), () => setScanning(true))}
      onCode={() => then(onCode(), () => setOn(true))}
    />
  );
}

const meta = {
  title: 'Forms/Two-step verification',
  component: Setup,
  parameters: { controls: { disable: true }, docs: { story: { inline: false } } },
  args: { onPassword: ok, onCode: ok, onClose: fn() },
} satisfies Meta<typeof Setup>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const password = () => screen.findByLabelText('Current password');

async function confirm(userEvent: User) {
  await waitFor(async () => expect(await password()).toHaveFocus());
  await userEvent.keyboard('kahikatea-7{Enter}');
}

async function scan(userEvent: User) {
  await confirm(userEvent);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Scan the QR code' })).toHaveFocus(),
  );
}

export const Password: Story = {
  parameters: { shows: 'Confirm your password to start.' },
  play: async () => {
    await waitFor(async () => expect(await password()).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: wrongPassword },
  args: { onPassword: fn(async () => rejected('currentPassword', wrongPassword)) },
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription(wrongPassword));
    await waitFor(async () => expect(await password()).toHaveFocus());
  },
};

export const Scan: Story = {
  tags: ['axe'],
  parameters: { shows: 'JBSW' },
  play: async ({ userEvent }) => {
    await scan(userEvent);
    await expect(screen.getByRole('img', { name: /^QR code of the setup key/ })).toBeVisible();
    await expect(screen.getByLabelText('Code from the app')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
  },
};

export const WrongCode: Story = {
  parameters: { shows: 'That code is wrong or expired' },
  args: { onCode: fn(async () => rejected('code', 'That code is wrong or expired')) },
  play: async ({ userEvent }) => {
    await scan(userEvent);
    const field = screen.getByLabelText('Code from the app');
    await userEvent.type(field, '12345{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter the 6 digits'));
    await userEvent.type(field, '6{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^That code is wrong/));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Only the button closes the dialog: the codes are not shown again. */
export const Codes: Story = {
  parameters: { shows: 'Save your codes first. We don’t show them again.' },
  play: async ({ args, userEvent }) => {
    await scan(userEvent);
    await userEvent.type(screen.getByLabelText('Code from the app'), '123 456{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await screen.findByText(/^Save your codes first/);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NewPasskey: Story = {
  parameters: { shows: 'To recognize it later.' },
  render: () => <PasskeyDialog {...shared} codes={null} name="Firefox on Linux" onSubmit={ok} />,
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue(
      'Firefox on Linux',
    );
  },
};

export const PasskeyKnown: Story = {
  tags: ['slow'],
  parameters: { shows: 'This device already has a passkey for your account.' },
  render: () => (
    <PasskeyDialog
      {...shared}
      codes={null}
      name=""
      onSubmit={async () => ({
        ok: false,
        message: 'This device already has a passkey for your account.',
      })}
    />
  ),
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(await password(), 'kahikatea-7{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Name is required/));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Laptop{Enter}');
    await screen.findByText(/^This device already has/);
  },
};

export const Rename: Story = {
  parameters: { shows: 'Only you see the name.' },
  render: () => <RenamePasskeyDialog open name="Laptop" onSubmit={ok} onClose={fn()} />,
};

export const NewCodes: Story = {
  tags: ['slow'],
  parameters: { shows: 'The codes you have now stop working.' },
  render: () => <NewCodesDialog {...shared} codes={null} onSubmit={ok} />,
  play: async () => {
    await password();
  },
};
