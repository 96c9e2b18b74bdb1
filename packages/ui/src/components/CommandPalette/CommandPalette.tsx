import type { ElementProps } from '../../internal/elementProps.ts';
import type { IconType } from '../../internal/icon/Icon.tsx';
import { lazyComponent, useLazyOverlay } from '../../internal/overlay/lazyComponent.ts';

interface PaletteEntry {
  /** Key, unique among all items and results. */
  id: string;
  /** The name, which is shown and searched. A long one ends in an ellipsis. */
  label: string;
  /** The heading under which it is listed, such as "Pages". */
  group: string;
  /** Muted text at the end of the row, such as where it leads. */
  hint?: string | undefined;
  /** It is about what is on screen, so it comes before the recent ones. Default false. */
  leads?: boolean | undefined;
  /** Of a result that leads to those which are not listed, and is none itself: how many they are; `'some'` if that is not known. */
  rest?: number | 'some' | undefined;
  /** Other words that find it, below every match of a name. */
  keywords?: readonly string[] | undefined;
  /** Icon before the name. */
  icon?: IconType | undefined;
  /** The keys that do the same without the palette, such as `['G', 'L']`. Not shown on phones. */
  shortcut?: readonly string[] | undefined;
}

/** A link, or an action. */
export type PaletteItem = PaletteEntry &
  (
    | {
        /** Target of the link; Ctrl or Cmd with Enter opens it in a new tab. */
        href: string;
        /** Called when it is chosen in this tab. */
        onSelect?: (() => void) | undefined;
      }
    | {
        href?: undefined;
        /** Called once the palette has closed and the focus is back. */
        onSelect: () => void;
      }
  );

export interface CommandPaletteProps extends Omit<ElementProps<'div'>, 'role' | 'results'> {
  /** Whether it is open; its content is mounted only then. */
  open: boolean;
  /** Called when it closes: by Escape, a choice, its button or a click outside. */
  onOpenChange: (open: boolean) => void;
  /** Accessible name, such as "Go to". */
  label: string;
  /** What can be searched, in the empty field. */
  placeholder?: string | undefined;
  /** Everything that is filtered here, even thousands. Keep the array the same between renders. */
  items: readonly PaletteItem[];
  /** Ids of the last chosen ones of `items`, which must include recent records, the newest first; without a query they have a group of their own. */
  recent?: readonly string[] | undefined;
  /** Items that the app found for the query, such as on a server; shown as they are, in groups below the others. Drop answers to an older query. */
  results?: readonly PaletteItem[] | undefined;
  /** More results are on their way. Default false. Sets `aria-busy`. */
  isLoading?: boolean | undefined;
  /** Why there are no further results, in one sentence. */
  problem?: string | undefined;
  /** Searches again after a problem. */
  onRetry?: (() => void) | undefined;
  /** Called with the text when it opens, which is empty, and on each change. Wait for a pause before asking a server. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Called with the chosen item, such as to keep `recent`. */
  onChoose?: ((item: PaletteItem) => void) | undefined;
}

export { usePageItems } from './pageItems.ts';

const popup = lazyComponent(
  async () => (await import('./CommandPalettePopup.tsx')).CommandPalettePopup,
);

/** Finds pages, records and actions by name, in a dialog that needs no pointer. It loads when the page is at rest. */
export function CommandPalette(props: CommandPaletteProps) {
  const Popup = useLazyOverlay(popup, props);
  return Popup ? <Popup {...props} /> : null;
}
