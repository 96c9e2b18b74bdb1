import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['News that passes: saved, sent, undone.'],
  notFor: [
    'What must be read: `Banner`.',
    'An error in a form: `ErrorSummary`.',
    'A question: `AlertDialog`.',
  ],
  example: `// Once, around the whole app.
<ToastProvider>
  <App />
</ToastProvider>

// Anywhere inside.
const toast = useToast();
toast({
  tone: 'positive',
  message: 'Kea Invoicing approved.',
  action: { label: 'Undo', onAction: undo },
  about: 'kea-invoicing', // Takes the place of what was told of it before.
});`,
  keyboard: [
    ['F8', 'to the action of the newest toast, from anywhere; to the toasts where it has none'],
    ['Tab', 'from toast to toast, and to the action or Dismiss of each'],
    ['Enter, Space', 'presses the button in focus'],
    ['Escape', 'takes the toast in focus away'],
  ],
  accessibility: [
    'Spoken when it comes, in a live region that is there before it, without moving the focus.',
    'Its time stands still while the pointer or the focus is on it.',
    'A toast that takes the place of the one in use takes the focus too, on the same button.',
    'Its button is described by the message, so that several tell apart.',
    'Nothing is only to be had in a toast.',
    'It covers neither a bar at the foot of the window nor the control with the focus.',
  ],
};
