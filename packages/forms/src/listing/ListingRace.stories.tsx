import type { Listing } from '@portal/data/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { exampleApp, exampleService } from './examples/listingExamples.ts';
import { onPage, vendorArgs } from './examples/listingStory.tsx';
import { ListingForm, type ListingFormProps } from './index.ts';

interface TwoEditorsProps extends ListingFormProps {
  /** What somebody else saves while the form is open. */
  theirs: Listing;
}

function TwoEditors({ theirs, record, ...props }: TwoEditorsProps) {
  const [saved, setSaved] = useState(false);
  return (
    <>
      <ListingForm {...props} record={saved ? theirs : record} />
      <button type="button" onClick={() => setSaved(true)}>
        Somebody else saves
      </button>
    </>
  );
}

const meta = {
  title: 'Forms/Listing/Two editors',
  component: TwoEditors,
  ...onPage,
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

// Rows: X2
export const SameFieldChanged: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const pricing = canvas.getByRole('textbox', { name: 'Pricing' });
    await userEvent.clear(pricing);
    await userEvent.type(pricing, '$40/month');
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody else saves' }));
    const take = await canvas.findByRole('button', { name: 'Take theirs' });
    await expect(take).toHaveAccessibleDescription('$35/month');
    await expect(pricing).toHaveValue('$40/month');
    await expect(canvas.getByRole('textbox', { name: 'Short description' })).toHaveValue(
      'Berths, boats and bills in one place',
    );
    await expect(
      canvas.getByText('Somebody else saved this listing. Choose what stays: Pricing.'),
    ).toBeInTheDocument();

    // Nothing goes over what the other one saved before somebody has chosen.
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await expect(await canvas.findByRole('group', { name: 'Check 1 field' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.click(take);
    await expect(pricing).toHaveFocus();
    await expect(pricing).toHaveValue('$35/month');
    await expect(pricing).not.toBeInvalid();
    const back = canvas.getByRole('button', { name: 'Put mine back' });
    await expect(back).toHaveAccessibleDescription('$40/month');
    await userEvent.click(back);
    await expect(pricing).toHaveValue('$40/month');
    await expect(canvas.queryByRole('button', { name: /mine/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ pricing: '$40/month', nzOwned: false }),
      expect.anything(),
    );
  },
};

// Rows: X2
export const ManyKindsOfFields: Story = {
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
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody else saves' }));
    await expect(await canvas.findAllByRole('button', { name: 'Keep mine' })).toHaveLength(3);
    const named = 'Choose what stays: Full description, Locations, Phone.';
    await expect(
      canvas.getByText(`Somebody else saved this listing. ${named}`),
    ).toBeInTheDocument();
  },
};
