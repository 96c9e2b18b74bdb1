import type { Listing } from '@portal/data/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { onPage } from '../core/examples/onPage.tsx';
import { createMemoryDraftStore } from '../testing/index.ts';
import { exampleApp } from './examples/listingExamples.ts';
import { createResponse, vendorArgs } from './examples/listingStory.tsx';
import { ListingForm } from './index.ts';

const draftKey = { user: '1', form: 'app', record: 'new' };

/** A device with the text of an earlier visit. */
async function leftBehind(name: string) {
  const draftStore = createMemoryDraftStore();
  await draftStore.put(draftKey, {
    id: 'earlier',
    values: { name, subcategories: [2] },
    version: null,
    storedAt: Date.UTC(2026, 10, 18),
    attempt: null,
  });
  return draftStore;
}

const meta = {
  title: 'Forms/Listing/Local draft',
  component: ListingForm,
  ...onPage,
  args: {
    ...vendorArgs(),
    record: null,
    onDiscard: fn(),
  },
  render: (args, { loaded: { draftStore } }) => <ListingForm {...args} draftStore={draftStore} />,
  loaders: [async () => ({ draftStore: await leftBehind('Tōtara Timesheets') })],
} satisfies Meta<typeof ListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Leaves the form and returns to it, with another version of the record at every second visit. */
const visits = (later: Listing): NonNullable<Story['render']> =>
  function Visits({ record, ...args }, { loaded: { draftStore } }) {
    const [visit, setVisit] = useState(0);
    const back = visit % 2 === 1;
    return (
      <>
        <ListingForm key={visit} {...args} record={back ? later : record} draftStore={draftStore} />
        <button type="button" onClick={() => setVisit(visit + 1)}>
          {back ? 'Leave and open the first' : 'Leave and open the other'}
        </button>
      </>
    );
  };

const onEmptyDevice = {
  loaders: [() => ({ draftStore: createMemoryDraftStore() })],
} satisfies Story;

export const DraftOffered: Story = {
  tags: ['own-colors'],
  parameters: { shows: 'You have unsaved text from November 18th 2026 at 00:00' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You have unsaved text from/);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

// Rows: X3
export const DraftRestored: Story = {
  parameters: { shows: { text: 'Tōtara Timesheets', in: 'form input' } },
  play: async ({ args, canvas, userEvent, loaded: { draftStore } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Tōtara Timesheets');
    await expect(canvas.getByRole('list', { name: /Subcategories/ })).toHaveTextContent(
      'Customer records',
    );
    await expect(canvas.queryByText(/^You have unsaved text from/)).not.toBeInTheDocument();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await waitFor(async () =>
      expect(await draftStore.all(draftKey)).not.toMatchObject([{ id: 'earlier' }]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await waitFor(async () => expect(await draftStore.all(draftKey)).toEqual([]));
  },
};

// Rows: X3
export const TypingDuringSave: Story = {
  ...onEmptyDevice,
  tags: ['test-only', 'slow'],
  play: async ({ args, canvas, userEvent, step, loaded: { draftStore } }) => {
    const response = createResponse<{ ok: true }>();
    mocked(args.onSubmit).mockReturnValueOnce(response.promise);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await step('typed text is stored until it is removed', async () => {
      await userEvent.type(name, 'Kō ');
      await waitFor(async () =>
        expect(await draftStore.all(draftKey)).toMatchObject([{ values: { name: 'Kō ' } }]),
      );
      await userEvent.clear(name);
      await waitFor(async () => expect(await draftStore.all(draftKey)).toEqual([]));
    });
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    const status = (text: string) =>
      canvas.findByText(text, { selector: '[role=status], [role=status] *' });
    const nzOwned = canvas.getByRole('switch', { name: 'NZ owned' });
    await step('a draft may be incomplete', async () => {
      await userEvent.type(name, 'Half an idea');
      await save();
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Half an idea', link: '', draft: true }),
        expect.objectContaining({ draft: true }),
      );
    });
    await step('changes made while it is saved stay and are unsaved', async () => {
      await status('Saving');
      await userEvent.type(name, ' and more');
      await userEvent.click(nzOwned);
      response.resolve({ ok: true });
      await status('Unsaved changes');
      await expect(name).toHaveValue('Half an idea and more');
      await expect(nzOwned).toBeChecked();
      await waitFor(async () =>
        expect(await draftStore.all(draftKey)).toMatchObject([
          { values: { name: 'Half an idea and more', nzOwned: true } },
        ]),
      );
    });
    await step('a saved draft leaves nothing on the device', async () => {
      await save();
      await canvas.findByText('Draft saved just now');
      await expect(await status('Draft saved')).toBeVisible();
      await expect(await draftStore.all(draftKey)).toEqual([]);
    });
    await step('after that, changes are compared with what was saved', async () => {
      await userEvent.type(name, '!');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
      await userEvent.type(name, '{Backspace}');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    });
  },
};

const offered = 'You have unsaved text from November 20th 2026 at 00:00';

export const DecisionWhileEditing: Story = {
  ...onEmptyDevice,
  tags: ['test-only', 'slow'],
  args: { role: 'admin', record: { ...exampleApp, draft: false } },
  render: visits({
    ...exampleApp,
    draft: false,
    status: 'APPROVED',
    version: exampleApp.version + 1,
    pricing: '$59/month',
  }),
  play: async ({ canvas, userEvent }) => {
    // A chosen status is not stored.
    await userEvent.click(canvas.getByRole('radio', { name: 'Declined' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and open the other' }));
    await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeChecked();
    await expect(canvas.queryByText(offered)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and open the first' }));

    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Pro');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Internal note' }), 'Rang twice');
    await userEvent.click(canvas.getByRole('radio', { name: 'Declined' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and open the other' }));
    await canvas.findByText(offered);
    await expect(
      canvas.getByText(
        'This has changed since then. Restoring puts back your changes: Name, Internal note. If both versions changed a field, you choose which to keep.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Harbourmaster CRM Pro',
    );
    await expect(canvas.getByRole('textbox', { name: 'Internal note' })).toHaveValue('Rang twice');
    await expect(canvas.getByRole('textbox', { name: 'Pricing' })).toHaveValue('$59/month');
    await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeChecked();
  },
};

// Rows: X2, X3
export const SavedByAnotherUser: Story = {
  ...onEmptyDevice,
  tags: ['test-only', 'slow'],
  args: { record: exampleApp },
  render: visits({
    ...exampleApp,
    version: exampleApp.version + 1,
    pricing: '$59/month',
    shortDescription: 'Berths, boats and bills in one place',
  }),
  play: async ({ args, canvas, userEvent }) => {
    const name = () => canvas.getByRole('textbox', { name: 'Name' });
    const pricing = () => canvas.getByRole('textbox', { name: 'Pricing' });
    await userEvent.type(name(), ' Pro');
    await userEvent.clear(pricing());
    await userEvent.type(pricing(), '$40/month');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and open the other' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(name()).toHaveValue('Harbourmaster CRM Pro');
    await expect(pricing()).toHaveValue('$40/month');
    const take = await canvas.findByRole('button', { name: 'Use saved version' });
    await waitFor(() => expect(take).toHaveAccessibleDescription('$59/month'));
    await userEvent.click(take);
    await expect(pricing()).toHaveValue('$59/month');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Harbourmaster CRM Pro', pricing: '$59/month' }),
      expect.anything(),
    );
  },
};

/** The live listing and the changes to it have separate drafts for an admin. */
export const SeparateDraftPerListing: Story = {
  ...onEmptyDevice,
  tags: ['test-only', 'slow'],
  args: { role: 'admin', record: { ...exampleApp, draft: false, revision: true } },
  render: visits({ ...exampleApp, draft: false, revision: true, status: 'APPROVED' }),
  play: async ({ canvas, userEvent }) => {
    const name = () => canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name(), ' Pro');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and open the other' }));
    await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeChecked();
    await expect(canvas.queryByText(offered)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and open the first' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(name()).toHaveValue('Harbourmaster CRM Pro');
  },
};

/** A draft is deleted once the server has the same values. */
export const DraftMatchesSaved: Story = {
  ...onEmptyDevice,
  tags: ['test-only'],
  args: { role: 'admin', record: exampleApp },
  render: visits({
    ...exampleApp,
    version: exampleApp.version + 1,
    name: `${exampleApp.name} Pro`,
  }),
  play: async ({ canvas, userEvent, loaded: { draftStore } }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Pro');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and open the other' }));
    const own = { ...draftKey, record: String(exampleApp.id) };
    await waitFor(async () => expect(await draftStore.all(own)).toEqual([]));
    await expect(canvas.queryByText(offered)).not.toBeInTheDocument();
  },
};
