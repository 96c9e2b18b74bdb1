import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Card } from '../Card/Card.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Stack } from '../layout/layout.tsx';
import { type SortableItem, SortableList, type SortableListProps } from './SortableList.tsx';

const item = (key: string, label: string, detail: string): SortableItem => ({
  key,
  label,
  detail,
  picture: <Logo name={label} size="medium" />,
});

const items = [
  item('ridgeline', 'Ridgeline IT for Farms', 'Canterbury'),
  item('breakwater', 'Breakwater Bookkeeping Set-up', 'Nelson, Marlborough, Tasman'),
  item('taniwha', 'Taniwha Cloud Migrations', 'Auckland, Waikato'),
];

function Controlled(args: SortableListProps) {
  const [rows, setRows] = useState(args.items);
  return (
    <Card>
      <SortableList
        {...args}
        items={rows}
        onOrderChange={(keys) => {
          setRows(keys.flatMap((key) => rows.find((row) => row.key === key) ?? []));
          args.onOrderChange(keys);
        }}
        onRemove={
          args.onRemove
            ? (key) => {
                setRows(rows.filter((row) => row.key !== key));
                args.onRemove?.(key);
              }
            : undefined
        }
      />
    </Card>
  );
}

const meta = {
  title: 'Components/SortableList',
  tags: ['stable'],
  component: SortableList,
  args: { label: 'Featured services', items, onOrderChange: fn(), onRemove: fn(), hint: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 476 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  parameters: { shows: { text: 'Move Ridgeline IT for Farms', in: '[aria-pressed=false]' } },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <Controlled {...args} />
      <Controlled
        {...args}
        label="Long names"
        items={items.map((row) => ({
          ...row,
          label: `${row.label} and everything around it `.repeat(5),
        }))}
      />
      <Controlled {...args} label="Single item" items={items.slice(0, 1)} />
      <Controlled {...args} label="Disabled" disabled />
    </Stack>
  ),
};

export const Keyboard: Story = {
  tags: ['slow'],
  parameters: { shows: { text: 'Breakwater Bookkeeping Set-up', in: '[data-lifted=keys]' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const said = (words: string) => canvas.findByText(words);
    const handle = canvas.getByRole('button', { name: 'Move Breakwater Bookkeeping Set-up' });
    await step('Space picks up, arrows move, Space drops', async () => {
      handle.focus();
      await userEvent.keyboard(' ');
      await expect(handle).toHaveAttribute('aria-pressed', 'true');
      await said(
        'Breakwater Bookkeeping Set-up picked up, position 2 of 3. Press arrow keys to move, Space to drop, Escape to cancel.',
      );
      await userEvent.keyboard('{ArrowUp}');
      await said('Breakwater Bookkeeping Set-up, position 1 of 3.');
      await expect(args.onOrderChange).not.toHaveBeenCalled();
      await userEvent.keyboard(' ');
      await expect(args.onOrderChange).toHaveBeenLastCalledWith([
        'breakwater',
        'ridgeline',
        'taniwha',
      ]);
      await expect(handle).toHaveFocus();
      await said('Breakwater Bookkeeping Set-up dropped, position 1 of 3.');
    });
    await step('Escape restores the order', async () => {
      await userEvent.keyboard(' {End}{Escape}');
      await expect(handle).toHaveAttribute('aria-pressed', 'false');
      await said('Breakwater Bookkeeping Set-up returned, position 1 of 3.');
      await expect(args.onOrderChange).toHaveBeenCalledOnce();
    });
    await step('removing a row focuses the next one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Ridgeline IT for Farms' }));
      await expect(args.onRemove).toHaveBeenCalledWith('ridgeline');
      await waitFor(() =>
        expect(
          canvas.getByRole('button', { name: 'Remove Taniwha Cloud Migrations' }),
        ).toHaveFocus(),
      );
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    });
    await step('a picked-up row is lifted', async () => {
      handle.focus();
      await userEvent.keyboard(' {ArrowDown}');
      await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('data-lifted', 'keys');
    });
  },
};

export const Dragging: Story = {
  parameters: { shows: { text: 'Ridgeline IT for Farms', in: '[data-lifted=pointer]' } },
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move Ridgeline IT for Farms' });
    // The browser cannot capture a simulated pointer.
    handle.setPointerCapture = fn();
    const at = (pageY: number) => ({ pointerId: 1, button: 0, clientY: pageY });
    await fireEvent.pointerDown(handle, at(40));
    await fireEvent.pointerMove(handle, at(40 + 80));
    await fireEvent.pointerUp(handle, at(40 + 80));
    await expect(args.onOrderChange).toHaveBeenLastCalledWith([
      'breakwater',
      'taniwha',
      'ridgeline',
    ]);
    await fireEvent.pointerDown(handle, at(120));
    await fireEvent.pointerMove(handle, at(120 - 46));
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('data-lifted', 'pointer');
  },
};

export const Touch: Story = {
  ...phoneStory,
  parameters: {
    shows: { text: 'Move Breakwater Bookkeeping Set-up up', in: '[aria-disabled=true]' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('listitem');
    if (!second) throw new Error('Expected three rows.');
    const up = within(second).getByRole('button', {
      name: 'Move Breakwater Bookkeeping Set-up up',
    });
    await userEvent.click(up);
    await expect(args.onOrderChange).toHaveBeenLastCalledWith([
      'breakwater',
      'ridgeline',
      'taniwha',
    ]);
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
  },
};
