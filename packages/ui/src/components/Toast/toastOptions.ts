export const toastTones = ['positive', 'info', 'caution', 'critical'] as const;
export type ToastTone = (typeof toastTones)[number];

/** What goes wrong interrupts a screen reader. */
export const isUrgent = (tone: ToastTone): boolean => tone === 'caution' || tone === 'critical';

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
  /** What it tells of: a later toast about the same takes its place. Default: it stands beside any other. */
  about?: string | undefined;
  /** Milliseconds on screen, not counting the time under the pointer or with the focus. Default 6000. */
  duration?: number | undefined;
}

/** The list after one more: what it puts out of date goes, and older ones make room, so that the pile never covers the page. */
export function withToast<T extends Pick<ToastOptions, 'about'>>(
  toasts: readonly T[],
  next: T,
  most = 3,
): T[] {
  const { about } = next;
  const still = about === undefined ? toasts : toasts.filter((toast) => toast.about !== about);
  return [...still, next].slice(-most);
}
