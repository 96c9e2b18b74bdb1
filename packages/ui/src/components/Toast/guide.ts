import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A temporary message: saved, sent, undone.'],
  notFor: [
    'A message that must be read: `Banner`.',
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
    ['F8', 'from anywhere: to the newest action of the toasts, or to the toasts if none has one'],
    ['Tab', 'from toast to toast, and to the action or Dismiss of each'],
    ['Enter, Space', 'presses the focused button'],
    ['Escape', 'dismisses the focused toast'],
  ],
  accessibility: [
    'Announced in an existing live region, without moving the focus.',
    'Its timer pauses on hover and focus; a critical toast, or one with an action, stays until it is dismissed.',
    'A toast that replaces a focused one takes the focus, on the same button.',
    'Its button is described by the message, so that several buttons differ.',
    'Information must not be in a toast only.',
    'It covers neither a bar at the bottom of the window nor the focused control.',
  ],
};
