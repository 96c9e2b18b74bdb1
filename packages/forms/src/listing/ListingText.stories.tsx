import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { createMemoryDraftKeeper } from '../core/keeping/draftKeeper.ts';
import { createAnswer } from './examples/answer.ts';
import { exampleApp } from './examples/listingExamples.ts';
import { onPage, vendorArgs } from './examples/listingStory.tsx';
import { ListingForm, type ListingFormProps } from './index.ts';

const place = { user: '1', form: 'app', record: 'new' };

/** A device on which an earlier visit left text. */
async function leftBehind(name: string) {
  const keeper = createMemoryDraftKeeper();
  await keeper.keep(place, {
    id: 'earlier',
    values: { name, subcategories: [2] },
    version: null,
    keptAt: Date.UTC(2026, 10, 18),
    attempt: null,
  });
  return keeper;
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
  render: (args, { loaded: { draftKeeper } }) => (
    <ListingForm {...args} draftKeeper={draftKeeper} />
  ),
  loaders: [async () => ({ draftKeeper: await leftBehind('Tōtara Timesheets') })],
} satisfies Meta<typeof ListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DraftOffered: Story = {
  play: async ({ canvas }) => {
    const offer = await canvas.findByText(
      'You have text from November 18th 2026 at 00:00 that was not saved',
    );
    await expect(offer).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

// Rows: X3
export const DraftRestored: Story = {
  play: async ({ args, canvas, userEvent, loaded: { draftKeeper } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore it' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Tōtara Timesheets');
    await expect(canvas.getByRole('list', { name: /Subcategories/ })).toHaveTextContent(
      'Customer records',
    );
    await expect(canvas.queryByText(/^You have text from/)).not.toBeInTheDocument();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await waitFor(async () =>
      expect(await draftKeeper.all(place)).not.toMatchObject([{ id: 'earlier' }]),
    );
  },
};

// Rows: X3
export const RestoredAndSaved: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await DraftRestored.play?.(context);
    const { canvas, userEvent } = context;
    const { draftKeeper } = context.loaded;
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await waitFor(async () => expect(await draftKeeper.all(place)).toEqual([]));
  },
};

export const DraftDiscarded: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent, loaded: { draftKeeper } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Throw away' }));
    await expect(canvas.queryByText(/^You have text from/)).not.toBeInTheDocument();
    await waitFor(async () => expect(await draftKeeper.all(place)).toEqual([]));
  },
};

export const SavedWhileTyping: Story = {
  tags: ['test-only'],
  loaders: [() => ({ draftKeeper: createMemoryDraftKeeper() })],
  play: async ({ canvas, userEvent, loaded: { draftKeeper } }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Kōkako ');
    await waitFor(async () =>
      expect(await draftKeeper.all(place)).toMatchObject([{ values: { name: 'Kōkako ' } }]),
    );
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await waitFor(async () => expect(await draftKeeper.all(place)).toEqual([]));
  },
};

export const TypingDuringSave: Story = {
  tags: ['test-only'],
  loaders: [() => ({ draftKeeper: createMemoryDraftKeeper() })],
  play: async ({ args, canvas, userEvent, loaded: { draftKeeper } }) => {
    const answer = createAnswer<{ ok: true }>();
    mocked(args.onSubmit).mockReturnValueOnce(answer.promise);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Half an idea');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await canvas.findByRole('button', { name: 'Saving' });
    await userEvent.type(name, ' and more');
    await userEvent.click(canvas.getByRole('switch', { name: 'NZ owned' }));
    await expect(name).toHaveValue('Half an idea');
    await expect(canvas.getByRole('switch', { name: 'NZ owned' })).not.toBeChecked();
    answer.resolve({ ok: true });
    await canvas.findByText('Draft saved just now');
    await expect(await draftKeeper.all(place)).toEqual([]);
    await userEvent.type(name, '!');
    await expect(name).toHaveValue('Half an idea!');
  },
};

export const StorageUnavailable: Story = {
  loaders: [
    () => ({
      draftKeeper: {
        ...createMemoryDraftKeeper(),
        keep: async () => false,
        note: () => undefined,
      },
    }),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Still here');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ChangesDiscarded: Story = {
  tags: ['test-only'],
  args: { record: exampleApp },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you changed?' });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(name).toHaveValue('Harbourmaster CRM 2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect(name).toHaveValue('Harbourmaster CRM');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

export const KeyboardOnly: Story = {
  tags: ['test-only'],
  loaders: [() => ({ draftKeeper: createMemoryDraftKeeper() })],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus();
    const lines = [
      'Weka Stocktake',
      'Counts your shelves',
      'Scan as you walk.{Enter}Works offline.',
      'https://weka.example',
      'https://weka.example/try',
      '$12/month',
    ];
    for (const line of lines) {
      await userEvent.keyboard(line);
      await userEvent.tab();
    }
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveFocus();
    await userEvent.keyboard('retail{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('fleet{Enter}{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'Weka Stocktake',
          longDescription: 'Scan as you walk.\nWorks offline.',
          freeTrial: 'https://weka.example/try',
          industries: [5],
          subcategories: [3],
        }),
        expect.objectContaining({ draft: false }),
      ),
    );
  },
};

export const NewerVersionLoaded: Story = {
  tags: ['test-only'],
  loaders: [() => ({ draftKeeper: createMemoryDraftKeeper() })],
  render: function Refreshed(args) {
    const [record, setRecord] = useState(exampleApp);
    const newer = { ...exampleApp, version: 2, name: 'Renamed elsewhere', pricing: '$59/month' };
    return (
      <>
        <ListingForm {...args} record={record} />
        <button type="button" onClick={() => setRecord(newer)}>
          Refresh
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByRole('textbox', { name: 'Pricing' })).toHaveValue('$59/month');
    await expect(name).toHaveValue('Harbourmaster CRM 2');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const EditingAfterSave: Story = {
  tags: ['test-only'],
  render: function Saved(args, { loaded: { draftKeeper } }) {
    const [record, setRecord] = useState(exampleApp);
    const save: ListingFormProps['onSubmit'] = async (payload) => {
      setRecord({ ...record, name: payload.name, version: record.version + 1 });
      return { ok: true };
    };
    return <ListingForm {...args} record={record} onSubmit={save} draftKeeper={draftKeeper} />;
  },
  loaders: [() => ({ draftKeeper: createMemoryDraftKeeper() })],
  play: async ({ args, canvas, userEvent, loaded: { draftKeeper } }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await canvas.findByText('Draft saved just now');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(await draftKeeper.all({ ...place, record: '7' })).toEqual([]);
    await userEvent.type(name, '!');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.type(name, '{Backspace}');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(name).toHaveValue('Harbourmaster CRM 2');
  },
};
