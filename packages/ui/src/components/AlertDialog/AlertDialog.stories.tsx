import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { SharedMenu, SharedMenuButton } from '../Menu/Menu.tsx';
import { actionsColumn, Table } from '../Table/Table.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/AlertDialog',
  tags: ['stable'],
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete Harbourmaster CRM?',
    children: 'This also deletes its 18 reviews and analytics. This can’t be undone.',
    confirm: 'Delete product',
    cancel: 'Keep it',
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Critical: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Harbourmaster CRM?' });
    await expect(dialog).toHaveAccessibleDescription(/can’t be undone/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Primary: Story = {
  args: {
    tone: 'primary',
    title: 'Leave without saving?',
    children: 'What you typed is stored on this device.',
    confirm: 'Leave',
    cancel: 'Stay here',
  },
};

export const BusyWithLongName: Story = {
  args: {
    busy: true,
    busyLabel: 'Deleting',
    title: 'Delete Southerly Rostering and Leave Management for Hospitality and Tourism Operators?',
    children: undefined,
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('button', { name: 'Deleting' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const boats = ['Kea', 'Kererū', 'Tūī'];

/** A table whose rows are deleted with the dialog, or once a server has answered. */
function Boats({ late }: { late: boolean }) {
  const [names, setNames] = useState(boats);
  const [asked, setAsked] = useState<string | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const remove = (name: string | null) => setNames(names.filter((each) => each !== name));
  return (
    <>
      <Heading level={1} focusable>
        Boats
      </Heading>
      <SharedMenu
        labelOf={(name) => name}
        itemsOf={(name) => [{ label: 'Delete…', onSelect: () => setAsked(name) }]}
      >
        <Table<string>
          caption="Boats"
          rows={names}
          rowKey={(name) => name}
          columns={[
            { key: 'name', title: 'Name', cell: (name) => <a href={`#${name}`}>{name}</a> },
            actionsColumn(60, (name) => <SharedMenuButton of={name} label={`More for ${name}`} />),
          ]}
        />
      </SharedMenu>
      <Button onClick={() => remove(gone)}>Answer</Button>
      {asked === null ? null : (
        <AlertDialog
          open
          onOpenChange={() => setAsked(null)}
          title={`Delete ${asked}?`}
          confirm="Delete"
          cancel="Keep it"
          onConfirm={() => {
            setAsked(null);
            if (late) setGone(asked);
            else remove(asked);
          }}
        />
      )}
    </>
  );
}

/** Asks from the menu of a row, and answers. */
const answerFrom =
  ({ canvas, userEvent }: StoryContext) =>
  async (name: string, answer: string) => {
    const more = canvas.getByRole('button', { name: `More for ${name}` });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await userEvent.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return more;
  };

const toMenuOf = (canvas: StoryContext['canvas'], name: string) =>
  waitFor(() => expect(canvas.getByRole('button', { name: `More for ${name}` })).toHaveFocus());

/** The focus returns to the menu of the row; that of the next row gets it if the row is gone, and a heading without any row. */
export const FromRowMenu: Story = {
  tags: ['test-only'],
  render: () => <Boats late={false} />,
  play: async (context) => {
    const { canvas } = context;
    const answer = answerFrom(context);
    await answer('Kererū', 'Keep it');
    await toMenuOf(canvas, 'Kererū');
    await answer('Kererū', 'Delete');
    await toMenuOf(canvas, 'Tūī');
    await answer('Tūī', 'Delete');
    await toMenuOf(canvas, 'Kea');
    await answer('Kea', 'Delete');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Boats' })).toHaveFocus());
  },
};

/** The row goes after the dialog. */
export const FromLateRow: Story = {
  tags: ['test-only', 'slow'],
  render: () => <Boats late />,
  play: async (context) => {
    const { canvas } = context;
    await answerFrom(context)('Kererū', 'Delete');
    await toMenuOf(canvas, 'Kererū');
    // Without the focus, as an answer of a server.
    fireEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await toMenuOf(canvas, 'Tūī');
  },
};
