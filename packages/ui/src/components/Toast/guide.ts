import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A temporary message: saved, sent, undone.'],
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
  about: 'kea-invoicing', // Replaces an earlier toast about it.
});`,
  keyboard: [
    ['F8', 'to the action of the newest toast, from anywhere; to the toasts where it has none'],
    ['Tab', 'from toast to toast, and to the action or Dismiss of each'],
    ['Enter, Space', 'presses the button in focus'],
    ['Escape', 'dismisses the focused toast'],
  ],
  accessibility: [
    'Announced in an existing live region, without moving focus.',
    'Its timer pauses while it has the pointer or focus.',
    'A toast that replaces a focused one takes over focus, on the same button.',
    'Its button is described by the message, so that several tell apart.',
    'Never put anything only in a toast.',
    'It covers neither a bar at the foot of the window nor the control with the focus.',
  ],
};
