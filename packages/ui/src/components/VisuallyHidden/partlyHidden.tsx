import { hidden } from '../../internal/hidden.css.ts';
import { richText } from '../../richText.tsx';

/** A message whose parts in `<hidden>` are only for screen readers. */
export const partlyHidden = (message: string) =>
  richText(message, { hidden: (text) => <span className={hidden}>{text}</span> });
