import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import { lazyComponent, useLazyOverlay } from '../../internal/overlay/lazyComponent.ts';
import type { ConfirmClose } from '../../internal/overlay/openOverlays.ts';

/** 440 and 560 px wide, with at least 16 px on either side. */
type DialogSize = 'small' | 'medium';

export interface DialogProps extends Omit<ElementProps<'div'>, 'role'> {
  /** Whether it is open; its content is mounted only then. */
  open: boolean;
  /** Called when Escape, the close button or a click outside closes it, after the app’s question if it asks one. */
  onOpenChange: (open: boolean) => void;
  /** The title: a question or a task. */
  title: string;
  /** One line below the title. */
  description?: string | undefined;
  /** Content; its first control gets the focus, and it scrolls if too high. */
  children: ReactNode;
  /** Buttons of the footer, the primary one last. */
  actions?: ReactNode;
  /** Width. Default `medium`. Sets `data-size`. */
  size?: DialogSize | undefined;
  /** When the app’s question (`onCloseQuestion`) comes first: if fields have `input`, `always` or `never`. Default `input`. */
  confirmClose?: ConfirmClose | undefined;
}

const popup = lazyComponent(async () => (await import('./DialogPopup.tsx')).DialogPopup);

/** A task in a modal dialog. To confirm an action, use `AlertDialog`. */
export function Dialog(props: DialogProps) {
  const Popup = useLazyOverlay(popup, props);
  return Popup ? <Popup {...props} /> : null;
}

export {
  anyHasInput,
  type OpenOverlay,
  onCloseQuestion,
  topOverlay,
} from '../../internal/overlay/openOverlays.ts';
