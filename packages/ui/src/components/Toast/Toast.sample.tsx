import { Button } from '../Button/Button.tsx';
import { type ToastOptions, useToast } from './Toast.tsx';

/** What `toast` takes, where `const toast = useToast()`. */
export function ShowToast(options: ToastOptions) {
  const toast = useToast();
  return <Button onClick={() => toast(options)}>Show</Button>;
}
