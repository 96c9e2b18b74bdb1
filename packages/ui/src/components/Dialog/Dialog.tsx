import type { ReactNode } from 'react';
import { latePart, useLatePart } from '../../internal/overlay/latePart.ts';

/** 440 and 560 px wide; a phone leaves 16 px on either side. */
type DialogSize = 'small' | 'medium';

export interface DialogProps {
  /** Whether it is on screen; its parts are mounted only then. */
  open: boolean;
  /** Told when Escape, the cross or a press beside it asks to close. */
  onOpenChange: (open: boolean) => void;
  /** The question that is asked, or what is done here. */
  title: string;
  /** One line below the title. */
  description?: string | undefined;
  /** The fields or the text. Its first control gets the focus; what is too high scrolls. */
  children: ReactNode;
  /** Buttons of the foot, the safe one first and the one that goes on last. */
  actions?: ReactNode;
  /** Width. Default `medium`. Sets `data-size`. */
  size?: DialogSize | undefined;
}

const popup = latePart(async () => (await import('./DialogPopup.tsx')).DialogPopup);

/** A task over the page, which rests until it is done or closed. To confirm a deed use `AlertDialog`. */
export function Dialog(props: DialogProps) {
  const Popup = useLatePart(popup, props.open, () => props.onOpenChange(false));
  return Popup ? <Popup {...props} /> : null;
}
