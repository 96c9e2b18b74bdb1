import { Button } from '../Button/index.ts';
import { type ToastOptions, useToast } from './index.ts';

/** What `toast` takes, where `const toast = useToast()`. */
export function ShowToast(options: ToastOptions) {
  const toast = useToast();
  return <Button onClick={() => toast(options)}>Show</Button>;
}
