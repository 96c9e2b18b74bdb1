import type { StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

type Play = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'userEvent'>;

/** Chooses in a `Select` by key: Radix ignores a pointer that did not move since it opened the list. */
export const choose = async ({ userEvent }: Play, field: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  (await screen.findByRole('option', { name: option })).focus();
  await userEvent.keyboard('{Enter}');
};
