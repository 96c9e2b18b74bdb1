import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../core/examples/onPage.tsx';
import { exampleApp, exampleService } from './examples/listingExamples.ts';
import { vendorArgs } from './examples/listingStory.tsx';
import { ListingForm } from './index.ts';

const meta = {
  title: 'Forms/Listing',
  component: ListingForm,
  ...onPage,
  args: {
    ...vendorArgs(),
    record: null,
    onDiscard: fn(),
  },
} satisfies Meta<typeof ListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 2.33
export const NewApp: Story = {
  parameters: { shows: { text: '0 of 8', in: 'idle form' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Listing of an app' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit for review' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Save draft' })).toBeEnabled();
    await expect(canvas.queryByLabelText('Category')).not.toBeInTheDocument();
  },
};

// Rows: 2.33, 3.5
export const NewService: Story = {
  parameters: { shows: { text: '0 of 9', in: 'idle form' } },
  args: { type: 'service' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Pricing' })).toHaveAttribute(
      'placeholder',
      '$29.99/month',
    );
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Locations' })).toBeVisible();
    await expect(canvas.getByText(/^No team members yet\./)).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Subcategories' })).not.toBeInTheDocument();
  },
};

// Rows: X9
export const UnsavedChanges: Story = {
  parameters: { shows: { text: 'Unsaved changes', in: 'status' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Kererū Mailer');
    const preview = canvas.getByRole('region', { name: 'Preview of the public card' });
    await waitFor(() => expect(preview).toHaveTextContent('Kererū Mailer'));
    await expect(await canvas.findByText('1 of 8')).toBeVisible();
    await expect(canvas.getByText('13 / 120')).toBeVisible();
    await expect(
      canvas.getByText('Unsaved changes', { selector: '[role=status], [role=status] *' }),
    ).toBeInTheDocument();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Free trial link' }));
    await expect(canvas.getByRole('textbox', { name: 'Free trial link' })).toHaveFocus();
  },
};

// Rows: X3
export const DraftListing: Story = {
  parameters: { shows: { text: '7 of 8', in: 'idle form' } },
  args: { record: exampleApp },
};

/** The elements React has rendered since: their props object is new, even when nothing changed on screen. */
function renderedSince(form: HTMLElement): () => Element[] {
  const propsOf = (element: Element): unknown =>
    Reflect.get(element, Object.keys(element).find((key) => key.startsWith('__reactProps')) ?? '');
  const elements = [...form.querySelectorAll('*')];
  const before = elements.map(propsOf);
  return () => elements.filter((element, index) => propsOf(element) !== before[index]);
}

export const FieldRenders: Story = {
  tags: ['test-only', 'slow'],
  args: { record: exampleApp },
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('form');
    const preview = canvas.getByRole('region', { name: 'Preview of the public card' });
    for (const [name, besides] of [
      ['Full description', null],
      ['Name', preview],
    ] as const) {
      const field = canvas.getByRole('textbox', { name });
      // The first character also marks the form as changed.
      await userEvent.type(field, 'a');
      const since = renderedSince(form);
      await userEvent.type(field, 'b');
      const shown = since();
      await expect(shown).toContain(field.closest('[data-field]')?.querySelector('[id$=-count]'));
      await expect(shown).not.toContain(field);
      const elsewhere = shown.filter(
        (each) => !each.closest('[id$=-count]') && !besides?.contains(each),
      );
      await expect(elsewhere).toEqual([]);
    }
  },
};

// Rows: 2.35
export const DeclinedListing: Story = {
  parameters: { shows: 'This listing has been declined by an admin.' },
  tags: ['axe'],
  args: {
    record: {
      ...exampleApp,
      draft: false,
      status: 'DECLINED',
      adminNote: 'Please say what the app does, and send a link that opens without a login.',
      decidedAt: '2026-11-18T02:00:00Z',
    },
    onHistory: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The following note was left:')).toBeVisible();
    await expect(canvas.getByText('November 18th 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See the history' }));
    await expect(args.onHistory).toHaveBeenCalledOnce();
  },
};

export const PendingListing: Story = {
  tags: ['slow'],
  parameters: { shows: 'This listing is in review.' },
  args: { type: 'service', record: exampleService },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit changes' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();
  },
};

export const LiveListing: Story = {
  parameters: { shows: 'This listing is live.' },
  args: { record: { ...exampleApp, draft: false, status: 'APPROVED' } },
};

// Rows: X1
export const LiveWithPendingChanges: Story = {
  tags: ['slow'],
  args: { record: { ...exampleApp, draft: false, status: 'APPROVED', revision: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changes to this listing are already in review.')).toBeVisible();
  },
};

/** With long words, and while the terms load. */
export const LongText: Story = {
  tags: ['slow'],
  parameters: { shows: '300 / 300' },
  args: {
    record: {
      ...exampleApp,
      name: `Te Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu ledger`,
      shortDescription: 'x'.repeat(300),
      link: `https://${'long-'.repeat(12)}name.example/${'path/'.repeat(60)}`,
    },
    terms: { industries: null, subcategories: null, categories: null, locations: null },
  },
  play: async ({ canvas }) => {
    const chips = canvas.getByRole('list', { name: /Subcategories/ });
    await expect(chips).toHaveTextContent('Booking and scheduling');
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveValue(
      'Marine and boating',
    );
  },
};

// Rows: 2.34
export const AdminCreate: Story = {
  parameters: { shows: 'Create listing' },
  args: { role: 'admin' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Create listing' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Pending' })).toBeChecked();
    await expect(
      canvas.queryByRole('textbox', { name: 'Reason for decline' }),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Declined' }));
    await expect(canvas.getByRole('textbox', { name: 'Reason for decline' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Pending' }));
  },
};
