import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

/** Throws while this element takes no pointer events. */
function takesPointer(element: Element): void {
  if (getComputedStyle(element).pointerEvents === 'none')
    throw new Error('The element takes no pointer events.');
}

/** Words before a last letter, which is typed with the keys after it. */
const words = /^[^{[]+(?=[^{[])/u;

/**
 * Makes clicks wait for a menu that is closing, which keeps pointer events from the dialog that it opened, and pastes all but the
 * last letter of what is typed, because each key takes as long as a click.
 */
export function prepareUser(context: StoryContext): void {
  const { userEvent } = context;
  const click: typeof userEvent.click = async (element) => {
    if (getComputedStyle(element).pointerEvents === 'none') {
      await waitFor(() => takesPointer(element));
    }
    await userEvent.click(element);
  };
  const type: typeof userEvent.type = async (field, text, options) => {
    if (options) throw new Error('The options of `type` have no effect in stories.');
    const [pasted = ''] = words.exec(text) ?? [];
    await click(field);
    if (pasted) await userEvent.paste(pasted);
    await userEvent.keyboard(text.slice(pasted.length));
  };
  context.userEvent = { ...userEvent, click, type };
}
