import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';

function Controlled({ value, excludes, onValueChange, ...args }: FilterMenuProps) {
  const [chosen, setChosen] = useState({ value, excludes });
  const change: FilterMenuProps['onValueChange'] = (value, excludes) => {
    setChosen({ value, excludes: chosen.excludes === undefined ? undefined : excludes });
    onValueChange(value, excludes);
  };
  return <FilterMenu {...args} {...chosen} onValueChange={change} />;
}

const meta = {
  title: 'Components/FilterMenu',
  tags: ['stable'],
  component: FilterMenu,
  args: {
    label: 'Status',
    options: [
      { value: 'approved', label: 'Approved', detail: '12' },
      { value: 'pending', label: 'Pending', detail: '14' },
      { value: 'declined', label: 'Declined', detail: '2' },
      { value: 'draft', label: 'Draft', detail: '3' },
    ],
    value: [],
    onValueChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FilterMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selections: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Inline>
      <Controlled {...args} />
      <Controlled {...args} value={['pending', 'declined', 'draft']} />
      <Controlled {...args} value={['approved', 'pending', 'declined', 'draft']} />
      <Controlled {...args} value={['declined', 'draft']} excludes />
    </Inline>
  ),
};

/** The options load once the button is approached. */
export const LateOptions: Story = {
  tags: ['test-only'],
  args: { onApproach: fn() },
  render: function Late({ onApproach, ...args }) {
    const [loading, setLoading] = useState(true);
    return (
      <Inline>
        <FilterMenu
          {...args}
          options={loading ? [] : args.options}
          loading={loading}
          onApproach={onApproach}
        />
        <button type="button" onMouseEnter={() => setLoading(false)}>
          Load
        </button>
      </Inline>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Status' });
    await expect(args.onApproach).not.toHaveBeenCalled();
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApproach).toHaveBeenCalled();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.hover(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() =>
      expect(screen.getByRole('menuitemcheckbox', { name: /^Approved/ })).toHaveFocus(),
    );
  },
};

export const Keyboard: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Status' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitemcheckbox', { name: /^Approved/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await userEvent.keyboard('{ArrowUp} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['pending', 'declined'], false);
    await expect(screen.getByRole('menuitemcheckbox', { name: /^Pending/ })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: /^Draft/ })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleName('Status: Pending, Declined');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter Status' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], false);
    await expect(canvas.getByRole('button', { name: 'Status' })).toHaveFocus();
  },
};

export const Excluding: Story = {
  args: { value: ['declined'], excludes: false },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Status: Declined' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const exclude = await screen.findByRole('menuitemcheckbox', { name: 'Exclude selected' });
    await expect(exclude).not.toBeChecked();
    exclude.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['declined'], true);
    await expect(exclude).toBeChecked();
    screen.getByRole('menuitemcheckbox', { name: /^Draft/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['declined', 'draft'], true);
    await expect(trigger).toHaveTextContent('Status: not Declined, Draft');
  },
};
