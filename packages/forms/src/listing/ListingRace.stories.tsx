import type { Listing } from '@portal/data/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { onPage } from '../core/examples/onPage.tsx';
import { exampleApp, exampleService } from './examples/listingExamples.ts';
import { vendorArgs } from './examples/listingStory.tsx';
import { ListingForm, type ListingFormProps } from './index.ts';

interface TwoEditorsProps extends ListingFormProps {
  /** What another user saves while the form is open. */
  theirs: Listing;
}

function TwoEditors({ theirs, record, onSubmit, ...props }: TwoEditorsProps) {
  const [saved, setSaved] = useState(false);
  const send: typeof onSubmit = async (...sent) => {
    const result = await onSubmit(...sent);
    // The page reloads the record after a rejection.
    if (!result.ok) setSaved(true);
    return result;
  };
  return (
    <>
      <ListingForm {...props} onSubmit={send} record={saved ? theirs : record} />
      <button type="button" onClick={() => setSaved(true)}>
        Another user saves
      </button>
    </>
  );
}

const meta = {
  title: 'Forms/Listing/Edit conflict',
  component: TwoEditors,
  ...onPage,
  parameters: { ...onPage.parameters, controls: { disable: true } },
  args: {
    ...vendorArgs(),
    record: exampleApp,
    theirs: {
      ...exampleApp,
      version: exampleApp.version + 1,
      pricing: '$35/month',
      shortDescription: 'Berths, boats and bills in one place',
      nzOwned: false,
    },
  },
} satisfies Meta<typeof TwoEditors>;

export default meta;
type Story = StoryObj<typeof meta>;

const lost = 'Aroha Ngata changed this listing just now. Review the changes and save again.';

// Rows: X2
/** The conflict is known a moment after the rejection; its summary has the focus in the end. */
export const SameFieldChanged: Story = {
  tags: ['slow'],
  play: async ({ args, canvas, userEvent, step }) => {
    mocked(args.onSubmit).mockResolvedValueOnce({ ok: false, message: lost });
    const pricing = canvas.getByRole('textbox', { name: 'Pricing' });
    const submit = canvas.getByRole('button', { name: 'Submit for review' });
    await userEvent.clear(pricing);
    await userEvent.type(pricing, '$40/month');
    await userEvent.click(submit);
    await step('shows both values of a conflict and the newer values of other fields', async () => {
      const named = 'Pricing: This was changed elsewhere. Choose a version.';
      await canvas.findByRole('link', { name: named });
      await waitFor(() => expect(canvas.getByRole('group', { name: lost })).toHaveFocus());
      await expect(pricing).toHaveValue('$40/month');
      await expect(canvas.getByRole('textbox', { name: 'Short description' })).toHaveValue(
        'Berths, boats and bills in one place',
      );
      await expect(
        canvas.getByText('This listing was changed elsewhere. Choose a version for: Pricing.'),
      ).toBeInTheDocument();
    });
    await step('saves nothing before a choice', async () => {
      await userEvent.click(submit);
      await waitFor(() =>
        expect(canvas.getByRole('group', { name: 'Check 1 field' })).toHaveFocus(),
      );
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('a choice can be undone', async () => {
      const take = canvas.getByRole('button', { name: 'Use saved version' });
      await waitFor(() => expect(take).toHaveAccessibleDescription('$35/month'));
      await userEvent.click(take);
      await expect(pricing).toHaveFocus();
      await expect(pricing).toHaveValue('$35/month');
      await waitFor(() => expect(pricing).not.toBeInvalid());
      const back = canvas.getByRole('button', { name: 'Use my version' });
      await waitFor(() => expect(back).toHaveAccessibleDescription('$40/month'));
      await userEvent.click(back);
      await expect(pricing).toHaveValue('$40/month');
      await expect(canvas.queryByRole('button', { name: /mine/ })).not.toBeInTheDocument();
    });
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ pricing: '$40/month', nzOwned: false }),
      expect.anything(),
    );
  },
};

// Rows: X2
/** The reason needs a decision only while its field is shown. */
export const DeclineReasonRemoved: Story = {
  tags: ['test-only'],
  args: {
    role: 'admin',
    record: { ...exampleApp, draft: false, status: 'DECLINED', adminNote: 'Say the price.' },
    theirs: { ...exampleApp, draft: false, status: 'APPROVED', version: exampleApp.version + 1 },
  },
  play: async ({ args, canvas, userEvent }) => {
    const asked = 'This listing was changed elsewhere. Choose a version for: Reason for decline.';
    const reason = { name: 'Reason for decline' };
    await userEvent.type(canvas.getByRole('textbox', reason), ' In dollars.');
    await userEvent.click(canvas.getByRole('button', { name: 'Another user saves' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', reason)).not.toBeInTheDocument());
    await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeChecked();
    await expect(canvas.queryByText(asked)).not.toBeInTheDocument();

    await userEvent.click(canvas.getByRole('radio', { name: 'Declined' }));
    await expect(canvas.getByRole('textbox', reason)).toHaveValue('Say the price. In dollars.');
    await expect(canvas.getByText(asked)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ status: 'APPROVED', adminNote: null }),
        expect.anything(),
      ),
    );
  },
};

// Rows: X2
export const AllFieldTypes: Story = {
  tags: ['own-colors', 'slow'],
  args: {
    type: 'service',
    record: exampleService,
    theirs: {
      ...exampleService,
      version: exampleService.version + 1,
      longDescription: 'We rang every customer.\n\nThen we rewrote all of it.\n'.repeat(8).trim(),
      phone: null,
      locations: [],
      nzOwned: !exampleService.nzOwned,
    },
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Full description', 'Phone']) {
      await userEvent.type(canvas.getByRole('textbox', { name }), ' 24/7');
    }
    const [remove] = canvas.getAllByRole('button', { name: /^Remove / });
    if (!remove) throw new Error('The service has no location.');
    await userEvent.click(remove);
    await userEvent.click(canvas.getByRole('button', { name: 'Another user saves' }));
    await expect(await canvas.findAllByRole('button', { name: 'Keep my version' })).toHaveLength(3);
    const named = 'Choose a version for: Full description, Locations, Phone.';
    await expect(
      canvas.getByText(`This listing was changed elsewhere. ${named}`),
    ).toBeInTheDocument();
  },
};

// Rows: X2
/** The vendor types on while an admin approves the pending changes: the same form is now about the live listing. Discarding asks, and returns to it. */
export const ApprovedMeanwhile: Story = {
  tags: ['test-only'],
  args: {
    onDiscard: fn(),
    record: { ...exampleApp, draft: false, status: 'PENDING', revision: true },
    theirs: {
      ...exampleApp,
      draft: false,
      status: 'APPROVED',
      version: exampleApp.version + 1,
      shortDescription: 'Berths, boats and bills in one place',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const pricing = canvas.getByRole('textbox', { name: 'Pricing' });
    await userEvent.clear(pricing);
    await userEvent.type(pricing, '$40/month');
    await userEvent.click(canvas.getByRole('button', { name: 'Another user saves' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Short description' })).toHaveValue(
        'Berths, boats and bills in one place',
      ),
    );
    await expect(canvas.getByRole('textbox', { name: 'Pricing' })).toHaveValue('$40/month');
    await expect(canvas.getByRole('button', { name: 'Save draft' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect(canvas.getByRole('textbox', { name: 'Pricing' })).toHaveValue(exampleApp.pricing);
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};
