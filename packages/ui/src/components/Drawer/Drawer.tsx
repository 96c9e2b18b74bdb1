import type { ReactNode } from 'react';
import { latePart, useLatePart } from '../../internal/overlay/latePart.ts';

export interface DrawerProps {
  /** Whether it is on screen; its parts are mounted only then. */
  open: boolean;
  /** Told when Escape, the cross or a press beside it asks to close. */
  onOpenChange: (open: boolean) => void;
  /** What it holds; its accessible name. */
  title: string;
  /** Leaves the title to screen readers, for children that bring a head of their own beside the cross. Default false. */
  titleHidden?: boolean | undefined;
  /** What stands in the drawer. */
  children: ReactNode;
  /** Accessible name of the cross. Default "Close". */
  closeLabel?: string | undefined;
}

const popup = latePart(async () => (await import('./DrawerPopup.tsx')).DrawerPopup);

/** Comes in from the start of the line over the whole height; the menu of a phone. */
export function Drawer(props: DrawerProps) {
  const Popup = useLatePart(popup, props.open, () => props.onOpenChange(false));
  return Popup ? <Popup {...props} /> : null;
}
