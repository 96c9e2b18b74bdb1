export const toastTones = ['positive', 'info', 'caution', 'critical'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastAction {
  /** The verb. */
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  /** What kind of news it is; caution and critical interrupt a screen reader. Sets `data-tone`. */
  tone: ToastTone;
  /** One sentence that says what happened. */
  message: string;
  /** The one thing that can be done about it. Without one a cross stands in its place. */
  action?: ToastAction | undefined;
  /** Milliseconds on screen, not counting the time under the pointer or with the focus. Default 6000. */
  duration?: number | undefined;
}

/** The list after one more: older ones make room, so that the pile never covers the page. */
export function withToast<T>(toasts: readonly T[], next: T, most = 3): T[] {
  return [...toasts, next].slice(-most);
}
