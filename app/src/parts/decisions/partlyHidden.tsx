import { VisuallyHidden } from '@portal/ui/components/VisuallyHidden';
import { richText } from '@portal/ui/richText';

/** A message whose parts in `<hidden>` are only for screen readers. */
export const partlyHidden = (message: string) =>
  richText(message, { hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> });
