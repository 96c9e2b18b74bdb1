import { listingTexts } from '@portal/data/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleApp } from './examples/listingExamples.ts';
import { onPage, vendorArgs } from './examples/listingStory.tsx';
import { ListingForm, type ListingFormProps } from './index.ts';

/** What is mended leaves the list of what is wrong. */
const meta = {
  title: 'Tests/Listing form errors',
  component: ListingForm,
  ...onPage,
  tags: ['!autodocs', 'test-only'],
  parameters: { ...onPage.parameters, chromatic: { disableSnapshot: true } },
  args: {
    ...vendorArgs(),
    record: null,
    onDiscard: fn(),
  },
} satisfies Meta<typeof ListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 5.9
export const MissingFieldsFixed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Submit for review' });
    await userEvent.click(submit);
    await userEvent.click(await canvas.findByRole('link', { name: 'Pricing is required' }));
    const pricing = canvas.getByRole('textbox', { name: 'Pricing' });
    await expect(pricing).toHaveFocus();
    await expect(pricing).toBeInvalid();
    await userEvent.keyboard('$9');
    await expect(pricing).not.toBeInvalid();
    await userEvent.click(submit);
    await expect(canvas.getByRole('group', { name: 'Check 4 fields' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

// Rows: 8.11
export const ServerErrorsFixed: Story = {
  args: {
    record: exampleApp,
    onSubmit: fn<ListingFormProps['onSubmit']>(async () => ({
      ok: false,
      message: listingTexts.failed,
      fields: [
        { path: 'link', message: 'Must be a valid link' },
        { path: 'industries.0', message: 'industries is not valid' },
      ],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await canvas.findByRole('link', { name: 'Link: Must be a valid link' });
    const link = canvas.getByRole('textbox', { name: 'Link' });
    await expect(link).toBeInvalid();
    await userEvent.type(link, '/new');
    await expect(link).not.toBeInvalid();
    await expect(canvas.queryByText('Must be a valid link')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'industries is not valid' })).toBeVisible();
  },
};
