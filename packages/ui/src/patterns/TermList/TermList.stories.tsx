import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { variants } from '../variants.tsx';
import { sampleCategories, sampleIndustries, sampleLocations } from './sampleTerms.ts';
import { TermList } from './TermList.tsx';

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
    rename: (term, onDone) => <Button onClick={onDone}>{`Form to rename ${term.name}`}</Button>,
    addSubcategory: () => <Text tone="muted">Form to add a subcategory</Text>,
    onSynonyms: fn(),
    onMerge: fn(),
    onMove: fn(),
    onDelete: fn(),
    onClear: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TermList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {
  parameters: { shows: 'Invoicing, Payroll, Tax and GST' },
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Subcategories of Accounting and finance' });
    await expect(canvas.getByText('Invoicing, Payroll, Tax and GST')).toBeVisible();
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const held = canvas.getByRole('list', { name: 'Subcategories of Accounting and finance' });
    await expect(within(held).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(held).getAllByRole('listitem')[2]).toHaveAttribute('aria-posinset', '3');
    await expect(held).toHaveTextContent('40 apps');
    await userEvent.click(opener);
    await expect(canvas.getByText('96 listings')).toBeVisible();
    const choose = async (name: string, action: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `More for ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };
    await choose('Fleet', 'Rename');
    await userEvent.click(canvas.getByRole('button', { name: 'Form to rename Fleet' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'More for Fleet' })).toHaveFocus(),
    );
    await choose('Fleet', 'Move to…');
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ name: 'Fleet' }));
    await choose('Online shops', 'Merge into…');
    await expect(args.onMerge).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Online shops', kind: 'categories' }),
    );
    await choose('Timesheets', 'Delete');
    await expect(args.onDelete).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Timesheets', categoryId: 'field' }),
    );
  },
};

// Rows: X45T.1
export const Industries: Story = {
  parameters: { shows: '11 not live' },
  args: { kind: 'industries', terms: sampleIndustries },
};

export const Locations: Story = {
  parameters: { shows: 'Northland' },
  args: { kind: 'locations', terms: sampleLocations },
};

/** Renders only the rows near the window, and more on scroll, few at a time. */
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
  play: async ({ canvas, canvasElement }) => {
    const rows = canvasElement.getElementsByTagName('li');
    const first = rows.length;
    await expect(first).toBeLessThan(200);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '1000');
    const counts = [first];
    const steps = new MutationObserver(() => counts.push(rows.length));
    steps.observe(canvas.getByRole('list'), { childList: true });
    rows[first - 1]?.scrollIntoView();
    await waitFor(() => expect(rows.length).toBeGreaterThan(first + 8));
    steps.disconnect();
    const added = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
    await expect(Math.max(...added)).toBe(8);
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
