import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import { lazyComponent, useLazyOverlay } from '../../internal/overlay/lazyComponent.ts';

export interface DrawerProps extends Omit<ElementProps<'div'>, 'role'> {
  /** Whether it is open; its content is mounted only then. */
  open: boolean;
  /** Called when Escape, the close button or a click outside asks to close. */
  onOpenChange: (open: boolean) => void;
  /** Title and accessible name. */
  title: string;
  /** Shows the title to screen readers only, for children with their own header. Default false. */
  titleHidden?: boolean | undefined;
  /** The edge it slides in from. Default `start`. Sets `data-side`. */
  side?: 'start' | 'end' | undefined;
  /** Content of the drawer. */
  children: ReactNode;
  /** Accessible name of the close button. Default "Close". */
  closeLabel?: string | undefined;
}

const popup = lazyComponent(async () => (await import('./DrawerPopup.tsx')).DrawerPopup);

/** A full-height panel that slides in from the start edge, such as the menu of phones, or from the end edge, such as details. */
export function Drawer(props: DrawerProps) {
  const Popup = useLazyOverlay(popup, props);
  return Popup ? <Popup {...props} /> : null;
}
