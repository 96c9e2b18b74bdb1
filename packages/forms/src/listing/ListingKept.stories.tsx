import type { Listing } from '@portal/data/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../core/examples/onPage.tsx';
import { createMemoryDraftKeeper } from '../testing/index.ts';
import { exampleApp } from './examples/listingExamples.ts';
import { vendorArgs } from './examples/listingStory.tsx';
import { ListingForm, type ListingFormProps } from './index.ts';

interface VisitsProps extends ListingFormProps {
  /** What the server has by the next visit. */
  later: Listing;
}

/** Visits to a form: leaves it and comes back to what the server has then. */
function Visits({ later, record, ...props }: VisitsProps) {
  const [visit, setVisit] = useState(0);
  const back = visit % 2 === 1;
  return (
    <>
      <ListingForm key={visit} {...props} record={back ? later : record} />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Leave and open {back ? 'the first' : 'the other'}
      </button>
    </>
  );
}

const meta = {
  title: 'Tests/Listing form drafts',
  tags: ['!autodocs', 'test-only'],
  component: Visits,
  ...onPage,
  args: {
    ...vendorArgs(),
    record: exampleApp,
    later: exampleApp,
    role: 'admin',
  },
  loaders: [() => ({ draftKeeper: createMemoryDraftKeeper() })],
  render: (args, { loaded: { draftKeeper } }) => <Visits {...args} draftKeeper={draftKeeper} />,
} satisfies Meta<typeof Visits>;

export default meta;
type Story = StoryObj<typeof meta>;

const offered = 'You have text from November 20th 2026 at 00:00 that was not saved';

export const DecisionWhileEditing: Story = {
  tags: ['slow'],
  args: {
    record: { ...exampleApp, draft: false },
    later: {
      ...exampleApp,
      draft: false,
      status: 'APPROVED',
      version: exampleApp.version + 1,
      pricing: '$59/month',
    },
  },
  play: async ({ canvas, userEvent }) => {
    // A choice of status alone is a decision, not text.
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
        'This has been changed since then. What you had changed is put back: Name, Internal note. Where the same was changed meanwhile, you choose.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore it' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Harbourmaster CRM Pro',
    );
    await expect(canvas.getByRole('textbox', { name: 'Internal note' })).toHaveValue('Rang twice');
    await expect(canvas.getByRole('textbox', { name: 'Pricing' })).toHaveValue('$59/month');
    await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeChecked();
  },
};

/** Asked about field by field. */
// Rows: X2, X3
export const SavedByAnotherUser: Story = {
  tags: ['slow'],
  args: {
    role: 'vendor',
    record: exampleApp,
    later: {
      ...exampleApp,
      version: exampleApp.version + 1,
      pricing: '$59/month',
      shortDescription: 'Berths, boats and bills in one place',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const name = () => canvas.getByRole('textbox', { name: 'Name' });
    const pricing = () => canvas.getByRole('textbox', { name: 'Pricing' });
    await userEvent.type(name(), ' Pro');
    await userEvent.clear(pricing());
    await userEvent.type(pricing(), '$40/month');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and open the other' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore it' }));
    await expect(name()).toHaveValue('Harbourmaster CRM Pro');
    await expect(pricing()).toHaveValue('$40/month');
    const take = await canvas.findByRole('button', { name: 'Take what was saved' });
    await expect(take).toHaveAccessibleDescription('$59/month');
    await userEvent.click(take);
    await expect(pricing()).toHaveValue('$59/month');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Harbourmaster CRM Pro', pricing: '$59/month' }),
      expect.anything(),
    );
  },
};

/** Kept apart from the live listing it changes. */
export const SeparateDraftPerListing: Story = {
  tags: ['slow'],
  args: {
    record: { ...exampleApp, draft: false, revision: true },
    later: { ...exampleApp, draft: false, revision: true, status: 'APPROVED' },
  },
  play: async ({ canvas, userEvent }) => {
    const name = () => canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name(), ' Pro');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and open the other' }));
    await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeChecked();
    await expect(canvas.queryByText(offered)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and open the first' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore it' }));
    await expect(name()).toHaveValue('Harbourmaster CRM Pro');
  },
};

/** Forgotten once the server has the same. */
export const DraftMatchesSaved: Story = {
  args: {
    later: { ...exampleApp, version: exampleApp.version + 1, name: `${exampleApp.name} Pro` },
  },
  play: async ({ canvas, userEvent, loaded: { draftKeeper } }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Pro');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and open the other' }));
    const place = { user: '1', form: 'app', record: String(exampleApp.id) };
    await waitFor(async () => expect(await draftKeeper.all(place)).toEqual([]));
    await expect(canvas.queryByText(offered)).not.toBeInTheDocument();
  },
};
