import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import type { FoundChoices } from './AccountChoice.tsx';
import { MoveListingDialog } from './MoveListingDialog.tsx';

type DialogProps = Parameters<typeof MoveListingDialog>[0];

/** Finds the options that contain the search. */
function useFound(found: FoundChoices): FoundChoices {
  const [search, setSearch] = useState(found.search);
  return {
    ...found,
    search,
    onSearch: setSearch,
    options: found.options.filter(({ label }) => label.includes(search)),
  };
}

function Searching(props: DialogProps) {
  return (
    <MoveListingDialog
      {...props}
      listings={useFound(props.listings)}
      accounts={useFound(props.accounts)}
    />
  );
}

const none: FoundChoices = { search: '', onSearch: fn(), options: [], loading: false };
const listings = Array.from({ length: 8 }, (_, index) => ({
  value: `app/${index}`,
  label: `Number ${index} of many listings of this vendor`,
  help: index % 2 ? 'App, live' : 'App, in review',
}));
const accounts = [
  { value: '3', label: 'Pania Rewi', help: 'pro@portal.test' },
  { value: '4', label: 'Wiremu Tāmaki', help: 'wiremu@portal.test' },
];

const meta = {
  title: 'Forms/Account/Move a listing',
  component: Searching,
  args: {
    open: true,
    onClose: fn(),
    listings: { ...none, options: listings },
    accounts: { ...none, options: accounts },
    onSubmit: fn<DialogProps['onSubmit']>(async () => ({ ok: true })),
  },
} satisfies Meta<typeof Searching>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const radio = (name: RegExp) => screen.findByRole('radio', { name });
const move = async (userEvent: User) =>
  userEvent.click(await screen.findByRole('button', { name: 'Move listing' }));

export const Choices: Story = {
  tags: ['axe'],
  parameters: { shows: 'Only 5 are shown. Search to find the others.' },
  play: async () => {
    const group = within(await screen.findByRole('radiogroup', { name: 'Listing' }));
    await expect(group.getAllByRole('radio')).toHaveLength(5);
  },
};

/** The focus moves to the choice that is missing. */
export const ChoiceMissing: Story = {
  parameters: { shows: 'Choose the account that gets the listing' },
  play: async ({ args, userEvent }) => {
    await move(userEvent);
    await waitFor(async () => expect(await radio(/^Number 0 /)).toHaveFocus());
    await userEvent.click(await radio(/^Number 0 /));
    await move(userEvent);
    await waitFor(async () => expect(await radio(/^Pania/)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A choice that a later search hides is no longer one. Enter searches. */
export const NothingFound: Story = {
  tags: ['slow'],
  parameters: { shows: ['No listing matches.', 'Choose a listing', 'No active account matches.'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await radio(/^Number 0 /));
    const search = screen.getByRole('searchbox', { name: 'Search listings' });
    await userEvent.type(search, 'nowhere{Enter}');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search accounts' }), 'no{Enter}');
    await move(userEvent);
    await waitFor(() => expect(search).toHaveFocus());
    await waitFor(() => expect(search).toHaveAccessibleDescription('Choose a listing'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LoadError: Story = {
  parameters: { shows: 'The listings could not be loaded.' },
  args: {
    listings: { ...none, error: 'An unknown error occurred.' },
    accounts: { ...none, search: 'no', error: 'An unknown error occurred.' },
  },
  play: async () => {
    await screen.findByText('The listings could not be loaded.');
    await expect(screen.queryByText(/^No active account/)).toBeNull();
  },
};

/** Another user has changed the listing: the choices stay. */
export const ListingChanged: Story = {
  parameters: { shows: 'This listing has changed. Review it and try again.' },
  play: async ({ args, userEvent }) => {
    const message = 'This listing has changed. Review it and try again.';
    mocked(args.onSubmit).mockResolvedValueOnce({ ok: false, message });
    await userEvent.click(await radio(/^Number 1 /));
    await userEvent.click(await radio(/^Wiremu/));
    await move(userEvent);
    await expect(await screen.findByText(message)).toBeVisible();
    await expect(await radio(/^Number 1 /)).toBeChecked();
    await expect(args.onSubmit).toHaveBeenCalledWith('app/1', '4');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Neither a second press nor Escape does anything until it ends. */
export const Moving: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: { text: 'Moving', in: '[aria-busy=true]' } },
  args: { onSubmit: fn<DialogProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await radio(/^Number 1 /));
    await userEvent.click(await radio(/^Wiremu/));
    await move(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Moving' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
