import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { richText } from '../richText.tsx';

/** A message whose parts in `<hidden>` are only for screen readers. */
export const partlyHidden = (message: string) =>
  richText(message, { hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> });
