import { expect, screen, waitFor } from 'storybook/test';

interface Keys {
  keyboard: (keys: string) => Promise<void>;
}

/** Presses a button by key, as soon as it is there. */
export async function press(userEvent: Keys, name: string | RegExp) {
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
}

export const told = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
export const focused = (name: string) => waitFor(() => expect(heading(name)).toHaveFocus());
