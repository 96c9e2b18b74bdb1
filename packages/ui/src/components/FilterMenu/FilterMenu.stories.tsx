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

const regions = ['Northland', 'Auckland', 'Waikato', 'Bay of Plenty', 'Taranaki', 'Southland'];
const towns = regions.flatMap((region, index) =>
  Array.from({ length: 200 }, (_, place) => ({
    value: `${index}-${place}`,
    label: `${region} ${place + 1}`,
    ...(index === 1 && place === 0 ? { keywords: ['Tāmaki Makaurau'] } : {}),
  })),
);

// Rows: X45F.1
/** More than 12 options are searched, also by other names. What was selected is first. */
export const ManyOptions: Story = {
  tags: ['slow'],
  parameters: { shows: { text: 'Exclude selected', in: '[role=dialog]' } },
  args: { label: 'Location', options: towns, value: ['5-0', '5-1'], excludes: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Location: Southland 1, Southland 2' });
    const field = () => screen.findByRole('combobox', { name: 'Search location' });
    await step('the arrow opens it with what is selected, of which few are rendered', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(async () => expect(await field()).toHaveFocus());
      const options = screen.getAllByRole('option');
      await expect(options[1]).toHaveAccessibleName('Southland 2');
      await expect(options[1]).toHaveAttribute('aria-setsize', '1200');
      await expect(options.length).toBeLessThan(30);
    });
    await step('typing finds by another name; Enter selects, and it stays open', async () => {
      await userEvent.keyboard('tamaki{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['1-0', '5-0', '5-1'], false);
      const added = screen.getByRole('option', { name: 'Auckland 1' });
      await expect(added).toHaveAttribute('aria-selected', 'true');
      await expect(added).toBeVisible();
      await waitFor(() =>
        expect(document.querySelector('[aria-live=polite]:not(:empty)')).toHaveTextContent(
          'Auckland 1 selected',
        ),
      );
      // What was found stays, and typing searches anew.
      const input = await field();
      await expect(input).toHaveValue('tamaki');
      await expect(input).toHaveProperty('selectionEnd', 6);
      await expect(input).toHaveProperty('selectionStart', 0);
    });
    await step('Tab leads to what excludes them, and clears them', async () => {
      // Else browsers stop at the list, because it scrolls.
      await expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1');
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['1-0', '5-0', '5-1'], true);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([], false);
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Escape closes it, and the focus returns to the chip', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.type(await field(), 'nowhere');
      await expect(screen.getByText('No results found')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await field(), 'auckland 2{Enter}');
  },
};

/** An action after many options closes the list first. */
export const MoreOfMany: Story = {
  tags: ['test-only', 'slow'],
  args: { label: 'Location', options: towns, more: { label: 'On a map…', onSelect: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Location' }));
    await userEvent.click(await screen.findByRole('button', { name: 'On a map…' }));
    await expect(args.more?.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

function Answering({ onValueChange, ...args }: FilterMenuProps) {
  const [value, setValue] = useState<readonly string[]>(args.value);
  const [chosen, setChosen] = useState<readonly (readonly string[])[]>([]);
  const [first, ...others] = chosen;
  const answer = () => {
    setValue(first ?? []);
    setChosen(others);
  };
  return (
    <>
      <FilterMenu
        {...args}
        value={value}
        onValueChange={(next, excludes) => {
          setChosen([...chosen, next]);
          onValueChange(next, excludes);
        }}
      />
      <button type="button" onMouseEnter={answer}>
        Answer
      </button>
    </>
  );
}

/** Choices are kept while the page still filters its list by an earlier one. */
export const LateAnswers: Story = {
  tags: ['test-only', 'slow'],
  render: (args) => <Answering {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const option = (name: RegExp) => screen.findByRole('menuitemcheckbox', { name });
    await waitFor(async () => expect(await option(/^Approved/)).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['approved', 'pending'], false);
    await userEvent.hover(canvas.getByRole('button', { name: 'Answer' }));
    await expect(await option(/^Pending/)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const all = ['approved', 'pending', 'declined'];
    await expect(args.onValueChange).toHaveBeenLastCalledWith(all, false);
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
