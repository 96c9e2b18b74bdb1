import { Button } from '../Button/Button.tsx';
import { type ToastOptions, useToast } from './Toast.tsx';

/** Arguments of `toast`, as in `const toast = useToast()`. */
export function ShowToast(options: ToastOptions) {
  const toast = useToast();
  return <Button onClick={() => toast(options)}>Show</Button>;
}
