import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { asWideAs, variants } from '../variants.tsx';
import { CardList, type CardListProps, type PaymentCard } from './CardList.tsx';

const visa: PaymentCard = {
  id: 'visa',
  brand: 'visa',
  last4: '4242',
  expires: '08/2029',
  isDefault: true,
  usedFor: 'Premium',
};

const mastercard: PaymentCard = {
  id: 'mastercard',
  brand: 'mastercard',
  last4: '5100',
  expires: '12/2026',
  expiry: 'soon',
};

const others: PaymentCard[] = [
  { id: 'amex', brand: 'amex', last4: '0005', expires: '10/2026', expiry: 'expired' },
  { id: 'other', brand: 'eftpos_au', last4: '0001', expires: '01/2031' },
];

const meta = {
  title: 'Patterns/CardList',
  tags: ['stable'],
  component: CardList,
  args: {
    state: 'ready',
    cards: [visa, mastercard],
    addHref: '#add',
    changeHref: '#change',
    onDelete: fn<CardListProps['onDelete']>(async () => undefined),
    onMakeDefault: fn(),
    onRetry: fn(),
  },
  decorators: [asWideAs(720)],
} satisfies Meta<typeof CardList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shows: 'Expires soon, 12/2026' },
  args: { cards: [visa, mastercard, ...others] },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      'Visa ending 4242DefaultExpires 08/2029 · used for Premium',
    );
    await expect(second).toHaveTextContent('Expires soon, 12/2026');
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Make default' })[0] as HTMLElement,
    );
    await expect(args.onMakeDefault).toHaveBeenCalledWith('mastercard');
  },
};

// Rows: 8.14
export const DeleteConfirmation: Story = {
  parameters: { shows: { text: 'Delete payment method?', in: 'alertdialog' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Mastercard ending 5100' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete payment method?' });
    await expect(dialog).toHaveTextContent('Mastercard ending 5100');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus(),
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const NeededByASubscription: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete Visa ending 4242' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Change card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Premium needs this card' }));
    await waitFor(() =>
      expect(dialog.getByText(/^Premium is paid with Visa ending 4242\./)).toBeVisible(),
    );
    await expect(dialog.getByRole('link', { name: 'Change card' })).toHaveAttribute(
      'href',
      '#change',
    );
  },
};

/** Removes the card, as the next response does. */
function Deleting(props: CardListProps) {
  const [cards, setCards] = useState(props.cards);
  const drop: CardListProps['onDelete'] = async (id) => {
    const problem = await props.onDelete(id);
    if (!problem) setCards(cards.filter((card) => card.id !== id));
    return problem;
  };
  return <CardList {...props} cards={cards} onDelete={drop} />;
}

export const DeleteRejected: Story = {
  tags: ['axe'],
  args: {
    cards: [{ ...visa, usedFor: undefined }],
    addFirst: true,
    onDelete: fn<CardListProps['onDelete']>(
      async () => 'Premium is paid with this card. Add another one first.',
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Visa ending 4242' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(dialog).getByText(/Add another one first/)).toBeVisible());
    const way = within(dialog).getByRole('link', { name: 'Add another card' });
    await expect(way).toHaveAttribute('href', '#add');
  },
};

export const CardDeleted: Story = {
  parameters: {
    shows: { text: 'Visa ending 4242', in: '[aria-label="Payment methods"]:not(:has(li + li))' },
  },
  tags: ['test-only', 'slow'],
  render: (args) => <Deleting {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const remove = { name: 'Delete Mastercard ending 5100' };
    await step('where the server is out of reach, another card would not help', async () => {
      mocked(args.onDelete).mockResolvedValueOnce('The server could not be reached.');
      await userEvent.click(canvas.getByRole('button', remove));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await expect(await dialog.findByText(/could not be reached/)).toBeVisible();
      await expect(dialog.queryByRole('link', { name: 'Add another card' })).toBeNull();
    });
    await step('the second try deletes it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
      await expect(args.onDelete).toHaveBeenLastCalledWith('mastercard');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.queryByText('Mastercard ending 5100')).toBeNull();
    });
  },
};

/** Changing the default card, and the states without cards. */
export const States: Story = {
  ...variants(CardList, [
    { state: 'ready', cards: [visa, mastercard], changing: 'mastercard' },
    { state: 'empty' },
    { state: 'loading' },
    { state: 'offline', onRetry: undefined },
    { state: 'failed' },
  ]),
  parameters: {
    shows: [
      'You have no cards yet',
      { text: 'Loading your payment methods', in: 'status' },
      'could not be loaded',
    ],
  },
  args: { cards: [] },
  play: async ({ args, canvas, userEvent }) => {
    const change = canvas.getByRole('button', { name: 'Make default' });
    await expect(change).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
