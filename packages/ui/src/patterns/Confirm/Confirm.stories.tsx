import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmProvider, type Question, useConfirm } from './Confirm.tsx';

const revoke = fn();
const onLateError = fn();

function RevokeKey({ run }: { run: Question['run'] }) {
  const ask = useConfirm();
  return (
    <Button
      onClick={() =>
        ask({
          title: 'Revoke the key of Harbour Guide?',
          text: 'Sites that use it can no longer read the directory.',
          confirm: 'Revoke key',
          cancel: 'Keep it',
          busyLabel: 'Revoking',
          run,
        })
      }
    >
      Revoke
    </Button>
  );
}

const late = fn<(message: string) => void>();

/** Its action leads to another page and fails later. */
function LeavingPage() {
  const [left, setLeft] = useState(false);
  const leave = () => {
    setLeft(true);
    return new Promise<string>((resolve) => late.mockImplementation(resolve));
  };
  return left ? <p>The next page</p> : <RevokeKey run={leave} />;
}

const meta = {
  title: 'Patterns/Confirm',
  tags: ['stable'],
  component: ConfirmProvider,
  args: {
    onLateError,
    children: <RevokeKey run={async () => revoke()} />,
  },
} satisfies Meta<typeof ConfirmProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After a failure the dialog stays open with the error; after a success it returns the focus. */
export const Default: Story = {
  tags: ['axe'],
  parameters: { shows: { text: 'The key could not be revoked.', in: 'alert' } },
  play: async ({ canvas, userEvent }) => {
    revoke.mockReset();
    const opener = canvas.getByRole('button', { name: 'Revoke' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    revoke.mockReturnValueOnce('The key could not be revoked.');
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await screen.findByText('The key could not be revoked.');
  },
};

/** A question closes with the page that asked. */
export const PageLeft: Story = {
  tags: ['test-only'],
  args: { children: <LeavingPage /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    late('The key could not be revoked.');
    await userEvent.click(canvas.getByText('The next page'));
    await expect(onLateError).toHaveBeenLastCalledWith('The key could not be revoked.');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
