import { expect, screen, waitFor } from 'storybook/test';

interface Keys {
  keyboard: (keys: string) => Promise<void>;
}

interface Clipboard {
  clear: (field: Element) => Promise<void>;
  paste: (text: string) => Promise<void>;
}

/** Waits for a button and presses it with Enter. */
export async function press(userEvent: Keys, name: string | RegExp) {
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
}

/** Replaces the text of a field by pasting. */
export async function put(userEvent: Clipboard, field: Element, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

export const told = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
export const focused = (name: string) => waitFor(() => expect(heading(name)).toHaveFocus());
