import type { StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

type Context = Parameters<NonNullable<StoryObj['play']>>[0];

/** Fills in the card form and submits it. Default: a card that works. */
export async function typeCard(
  { userEvent }: Pick<Context, 'userEvent'>,
  number = '4242424242424242',
): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /card number/ }), number);
  await userEvent.type(screen.getByRole('textbox', { name: /expiration/ }), '1230');
  await userEvent.type(screen.getByRole('textbox', { name: /CVC/ }), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
}
