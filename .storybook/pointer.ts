import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

/** Throws while this element takes no pointer events. */
function takesPointer(element: Element): void {
  if (getComputedStyle(element).pointerEvents === 'none')
    throw new Error('The element takes no pointer events.');
}

/** Makes clicks wait for a menu that is closing, which keeps pointer events from the dialog that it opened. */
export function clicksWait(context: StoryContext): void {
  const { userEvent } = context;
  const click: typeof userEvent.click = async (element) => {
    if (getComputedStyle(element).pointerEvents === 'none') {
      await waitFor(() => takesPointer(element));
    }
    await userEvent.click(element);
  };
  context.userEvent = { ...userEvent, click };
}
