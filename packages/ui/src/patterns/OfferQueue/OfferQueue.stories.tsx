import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import type { SafeHref } from '../../components/Link/Link.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { logos, vendorRows } from '../sample.ts';
import { variants } from '../variants.tsx';
import { OfferQueue, type OfferRow } from './OfferQueue.tsx';

const longName = vendorRows.find(({ id }) => id === 'southerly')?.name ?? '';

const season: OfferRow = {
  id: 'season',
  title: 'Three months for the price of one',
  description: 'For marinas that move from paper before the season starts.',
  link: 'https://harbourmaster.example/season',
  // The app validates URLs with `safeLink`.
  href: 'https://harbourmaster.example/season' as SafeHref,
  label: 'Claim offer',
  status: 'pending',
  listing: { name: 'Harbourmaster CRM', href: '#harbourmaster', logo: logos.anchor.src },
  vendor: { name: 'Mere Tautahi', email: 'mere.tautahi@taipo-bay-marine-software.example' },
  when: 'November 19th 2026',
};

const longAddress = `https://southerly.example/${'a-very-long-address-'.repeat(12)}`;

const long: OfferRow = {
  ...season,
  id: 'long',
  title: longName,
  description: 'Half price for the first year of rostering, with the set-up included. '.repeat(5),
  link: longAddress,
  href: longAddress as SafeHref,
  label: 'Ask for the half-price year and a free set-up by people who know rosters',
  listing: { name: longName, href: '#southerly', logo: logos.waves.src },
};

const meta = {
  title: 'Patterns/OfferQueue',
  tags: ['stable'],
  component: OfferQueue,
  args: {
    caption: 'Pending App offers',
    state: 'ready',
    rows: [season, long],
    search: { value: '', onValueChange: fn() },
    footer: <Pagination page={1} pageCount={1} pageSize={10} total={2} onPageChange={fn()} />,
    onApprove: fn(),
    onDecline: fn(),
    onClear: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OfferQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  parameters: { shows: 'Claim offer' },
  play: async ({ args, canvas, userEvent }) => {
    const offer = canvas.getByRole('listitem', { name: /Three months/ });
    await expect(within(offer).getByRole('link', { name: /season/ })).toHaveAttribute(
      'href',
      'https://harbourmaster.example/season',
    );
    await userEvent.click(within(offer).getByRole('button', { name: /^Approve / }));
    await expect(args.onApprove).toHaveBeenCalledWith('season');
  },
};

export const Active: Story = {
  parameters: { shows: 'APPROVED' },
  args: {
    caption: 'App offers',
    rows: [
      { ...season, status: 'approved' },
      { ...long, status: 'declined', note: 'The link does not open without a login.' },
    ],
  },
};

// Rows: 2.24
export const ListingNotLive: Story = {
  parameters: { shows: 'Its listing isn’t live, so it can’t be approved.' },
  tags: ['axe'],
  args: {
    rows: [
      {
        ...season,
        warning:
          'Its listing isn’t live, so it can’t be approved. Decline it to refund the vendor.',
      },
      {
        ...long,
        href: null,
        status: 'approved',
        warning: 'Its listing is no longer live, so this offer isn’t shown.',
      },
    ],
  },
  play: async ({ canvas }) => {
    // An unvalidated URL is text.
    await expect(canvas.getByText(/^https:\/\/southerly/).closest('a')).toBeNull();
  },
};

// Rows: X23Q.6
export const ChangesRequested: Story = {
  parameters: { shows: 'Submitted again without changes to its texts.' },
  args: {
    rows: [
      { ...season, asked: true, request: { message: 'Until when is it?', changes: null } },
      {
        ...long,
        request: {
          message: 'Shorten the title, and say what is included. '.repeat(6),
          changes: [
            { label: 'Title', before: `${longName} ${longName}` },
            { label: 'Link', before: longAddress },
          ],
        },
      },
      { ...season, id: 'same', request: { message: 'The link is dead.', changes: [] } },
    ],
    onRequest: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Request changes to the offer/ });
    if (!first) throw new Error('There is no such button.');
    await userEvent.click(first);
    await expect(args.onRequest).toHaveBeenCalledWith('season');
    await userEvent.keyboard('jr');
    await expect(args.onRequest).toHaveBeenLastCalledWith('long');
  },
};

/** Two decisions share a row, the rest is in a menu. */
export const OnPhone: Story = {
  ...phoneStory,
  args: { rows: [season], onRequest: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const top = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(top(/^Approve/)).toBe(top(/^Decline/));
    await userEvent.click(canvas.getByRole('button', { name: /^More/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Request changes…' }));
    await expect(args.onRequest).toHaveBeenCalledWith('season');
  },
};

/** The menu of an offer that is being decided keeps the focus, and opens nothing. */
export const DecidingOnPhone: Story = {
  ...OnPhone,
  tags: ['test-only'],
  args: { rows: [{ ...season, deciding: 'request' }], onRequest: fn() },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /^More/ });
    more.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await userEvent.click(more);
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The states without rows. */
export const States: Story = {
  ...variants(OfferQueue, [
    { state: 'loading' },
    { state: 'empty' },
    { state: 'empty', scope: 'active' },
    { state: 'no-match', search: { value: 'sumer', onValueChange: fn() } },
    { state: 'failed' },
    { state: 'offline' },
  ]),
  parameters: {
    shows: [
      'Nothing to review',
      'Offers appear here once a vendor buys one.',
      'No special offers yet',
      'Approved offers appear here.',
      'No offer matches “sumer”',
      { text: 'Loading the offers', in: 'status' },
      { text: 'The offers could not be loaded', in: 'status' },
      { text: 'The server cannot be reached', in: 'status' },
    ],
  },
  args: { rows: [] },
};
