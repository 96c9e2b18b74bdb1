export { ToastProvider, type ToastProviderProps, useToast } from './ToastProvider.tsx';
export { type ToastAction, type ToastOptions, type ToastTone, toastTones } from './toastOptions.ts';
