import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Columns } from '../Shell/Shell.tsx';
import { variants } from '../variants.tsx';
import { sampleCategories, sampleIndustries, sampleLocations } from './sampleTerms.ts';
import { AddTerm, TermList, type TermListProps } from './TermList.tsx';

const meta = {
  title: 'Patterns/TermList',
  tags: ['stable'],
  component: TermList,
  args: {
    kind: 'categories',
    state: 'ready',
    terms: sampleCategories,
    openAtFirst: ['field'],
    search: { value: '', onValueChange: fn() },
    sort: {
      value: 'name',
      options: [
        { value: 'name', label: 'Name' },
        { value: 'used', label: 'Most used' },
      ],
      onValueChange: fn(),
    },
    onRename: fn<TermListProps['onRename']>(async (_term, name) =>
      name === 'Taken' ? 'There is one of that name already.' : undefined,
    ),
    onAddSubcategory: fn(async () => undefined),
    onDelete: fn<TermListProps['onDelete']>(async () => undefined),
    onMove: fn(async () => undefined),
    onClear: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <Columns kind="terms" aside={<AddTerm kind={args.kind} onAdd={async () => undefined} />}>
      <TermList {...args} />
    </Columns>
  ),
} satisfies Meta<typeof TermList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {
  parameters: { shows: 'Invoicing, Payroll, Tax and GST' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Subcategories of Accounting and finance' });
    await expect(canvas.getByText('Invoicing, Payroll, Tax and GST')).toBeVisible();
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const held = canvas.getByRole('list', { name: 'Subcategories of Accounting and finance' });
    await expect(within(held).getAllByRole('listitem')).toHaveLength(3);
    await expect(held).toHaveTextContent('40 apps');
    await userEvent.click(opener);
    await expect(canvas.getByText('96 listings')).toBeVisible();
  },
};

export const RenameInline: Story = {
  tags: ['slow'],
  play: async ({ args, canvas, userEvent, step }) => {
    const more = () => canvas.getByRole('button', { name: 'More for Online shops' });
    await step('Escape cancels a new name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename Fleet' }));
      await userEvent.keyboard('Vans{Escape}');
      await expect(canvas.getByText('Fleet')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Rename Fleet' })).toHaveFocus();
    });
    await step('the name becomes a focused field', async () => {
      await userEvent.click(more());
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
      const field = await canvas.findByDisplayValue('Online shops');
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.clear(field);
      await userEvent.keyboard('{Enter}');
      await expect(field).toBeInvalid();
      await userEvent.keyboard('Taken{Enter}');
      await expect(await canvas.findByText('There is one of that name already.')).toBeVisible();
      await userEvent.clear(field);
      await userEvent.keyboard('Shops{Enter}');
    });
    await step('the focus returns', async () => {
      await waitFor(() => expect(more()).toHaveFocus());
      await expect(args.onRename).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'shops', kind: 'categories' }),
        'Shops',
      );
    });
  },
};

export const RenamedByOther: Story = {
  parameters: { shows: 'Another admin has renamed this to “Web shops”. Save again.' },
  args: {
    onRename: fn<TermListProps['onRename']>(async () => {
      const error = 'Another admin has renamed this to “Web shops”. Save again.';
      return { error, current: 'Web shops' };
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Online shops' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await canvas.findByDisplayValue('Online shops');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('Shops{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('Shops');
    await userEvent.keyboard('{Enter}');
    const replacing = (name: string) => expect.objectContaining({ id: 'shops', name });
    await waitFor(() =>
      expect(args.onRename).toHaveBeenLastCalledWith(replacing('Web shops'), 'Shops'),
    );
    await expect(args.onRename).toHaveBeenNthCalledWith(1, replacing('Online shops'), 'Shops');
  },
};

export const DeleteConfirmation: Story = {
  parameters: { shows: { text: 'Delete Timesheets?', in: 'alertdialog' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Timesheets' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Timesheets?' });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus(),
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const InUse: Story = {
  parameters: { shows: { text: '48 listings use it.', in: 'dialog' } },
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Field work' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Field work?' });
    await expect(dialog).toHaveAccessibleDescription(
      '48 listings use it. Move them to another category first.',
    );
    const field = within(dialog).getByRole('combobox', { name: 'Move to' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move and delete' }));
    await expect(field).toBeInvalid();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const InUseNoAlternative: Story = {
  args: { terms: sampleCategories.slice(2, 3), openAtFirst: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Field work' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('there is no other category to move to');
    await expect(within(dialog).queryByRole('button', { name: 'Move and delete' })).toBeNull();
  },
};

export const Industries: Story = {
  parameters: { shows: '106 listings' },
  args: { kind: 'industries', terms: sampleIndustries },
};

export const Locations: Story = {
  parameters: { shows: 'Northland' },
  args: { kind: 'locations', terms: sampleLocations },
};

/** Renders only the rows near the window, and more on scroll. */
export const ThousandLocations: Story = {
  tags: ['test-only'],
  args: {
    kind: 'locations',
    terms: Array.from({ length: 1000 }, (_, index) => ({
      id: `${index}`,
      name: `Location ${index + 1}`,
      used: index,
    })),
  },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.getElementsByTagName('li')];
    await expect(rows.length).toBeLessThan(200);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '1000');
    rows.at(-1)?.scrollIntoView();
    await waitFor(() =>
      expect(canvasElement.getElementsByTagName('li').length).toBeGreaterThan(rows.length),
    );
  },
};

/** The states without terms. */
export const States: Story = {
  ...variants(TermList, [
    { state: 'loading' },
    { state: 'empty' },
    { state: 'no-match', search: { value: 'marinna', onValueChange: fn() } },
    { state: 'failed' },
    { state: 'offline', onRetry: undefined },
  ]),
  parameters: {
    shows: [
      'No category matches “marinna”',
      { text: 'The categories could not be loaded', in: 'status' },
    ],
  },
  args: { terms: [], search: undefined, sort: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all categories' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
