import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { logos, vendorRows } from '../sample.ts';
import { type OfferListing, OfferPicker, type OfferPickerProps } from './OfferPicker.tsx';

const longName = vendorRows.find(({ id }) => id === 'southerly')?.name ?? '';

const listings: OfferListing[] = [
  { id: '1', name: 'Harbourmaster CRM', type: 'app', logo: logos.anchor.src, href: '#1' },
  { id: '2', name: 'Kea Invoicing', type: 'app', logo: logos.bird.src, href: '#2' },
  { id: '3', name: longName, type: 'app', logo: logos.waves.src, href: '#3' },
  { id: '4', name: 'Pāua Point of Sale', type: 'app', href: '#4' },
  { id: '5', name: 'Ridgeline IT for Farms', type: 'service', logo: logos.peak.src, href: '#5' },
];

function Opening(props: OfferPickerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buy a special offer</Button>
      <OfferPicker
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/OfferPicker',
  tags: ['stable'],
  component: OfferPicker,
  args: {
    open: true,
    price: 'Starts at $9 per offer',
    state: 'ready',
    listings,
    onOpenChange: fn(),
    createHref: '#new',
    onRetry: fn(),
  },
  render: (args) => <Opening {...args} />,
} satisfies Meta<typeof OfferPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const searchIn = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('searchbox', { name: 'Search your listings' });
const dialogOf = () => screen.findByRole('dialog', { name: 'Which listing is the offer for?' });

export const Default: Story = {
  tags: ['axe'],
  play: async ({ userEvent }) => {
    const dialog = within(await dialogOf());
    await waitFor(() => expect(dialog.getByText('Starts at $9 per offer')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: /Kea/ })).toBeChecked();
    await expect(dialog.getByRole('link', { name: 'Write the offer' })).toHaveAttribute(
      'href',
      '#2',
    );
  },
};

export const Empty: Story = {
  args: { state: 'empty', listings: [] },
  play: async () => {
    const dialog = within(await dialogOf());
    await expect(dialog.getByRole('link', { name: 'Create new' })).toHaveAttribute('href', '#new');
  },
};

export const Loading: Story = { args: { state: 'loading', listings: [] } };

export const LoadError: Story = {
  args: { state: 'failed', listings: [] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogOf());
    const title = dialog.getByRole('heading', { name: 'Your listings could not be loaded' });
    await expect(title.closest('[role=status]')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** More listings than fit into the window. */
export const ListingRequired: Story = {
  args: {
    listings: Array.from(
      { length: 40 },
      (_, index): OfferListing => ({
        id: `${index}`,
        name: index % 4 ? `Listing ${index + 1}` : longName,
        type: index % 3 ? 'app' : 'service',
        href: `#${index}`,
      }),
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await dialogOf());
    await expect(dialog.getAllByRole('radio')).toHaveLength(40);
    const go = dialog.getByRole('button', { name: 'Write the offer' });
    await expect(go).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(go);
    await waitFor(() => expect(dialog.getByText('Listing is required')).toBeVisible());
    await expect(dialog.getAllByRole('radio')[0]).toHaveFocus();
  },
};

export const NoResults: Story = {
  tags: ['slow'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('selecting a listing clears the error', async () => {
      const dialog = within(await dialogOf());
      await userEvent.click(dialog.getByRole('button', { name: 'Write the offer' }));
      await dialog.findByText('Listing is required');
      await userEvent.click(dialog.getByRole('radio', { name: /Ridgeline/ }));
      await expect(dialog.queryByText('Listing is required')).toBeNull();
      const go = dialog.getByRole('link', { name: 'Write the offer' });
      await expect(go).toHaveAttribute('href', '#5');
    });
    await step('the search filters the list until the dialog closes', async () => {
      const dialog = within(await dialogOf());
      await userEvent.type(searchIn(dialog), 'paua');
      await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Buy a special offer' }));
      await expect(within(await dialogOf()).getAllByRole('radio')).toHaveLength(5);
    });
    await step('nothing matches', async () => {
      const dialog = within(await dialogOf());
      await userEvent.type(searchIn(dialog), 'zebra');
      await waitFor(() => expect(dialog.getByText('No results found')).toBeVisible());
    });
  },
};
