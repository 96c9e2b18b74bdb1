import { ChevronDown, Copy, ListOrdered, Plus, RotateCcw, Save, Trash2 } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import type { IconType } from '../../internal/icon/Icon.tsx';
import * as styles from './ViewsMenu.css.ts';

/** A saved view of the list. */
export interface ViewsMenuView {
  id: number;
  name: string;
  /** Before the name. Default: none. */
  icon?: IconType | undefined;
  /** Opened with the list. */
  isDefault: boolean;
  /** With whom it is shared, or by whom, such as "Shared by Mere Rangi". Default: it is personal. */
  sharing?: string | undefined;
}

export interface ViewsMenuProps {
  /** The saved views of the user, and those that others share, in order; null while they load. */
  views: readonly ViewsMenuView[] | null;
  /** Why they did not load. Default: they did, or they load. */
  problem?: string | undefined;
  /** Loads them again. */
  onRetry: () => void;
  /** The view that is open, also once search, filters or order were changed. Default: none. */
  open?: ViewsMenuView | undefined;
  /** Whether the list differs from the open view. Default false. */
  changed?: boolean | undefined;
  /** Whether the list shows everything in its usual order, so that there is nothing to save. */
  whole: boolean;
  /** Opens a view; null is the whole list. */
  onOpen: (id: number | null) => void;
  /** Saves what the list shows as a new view. */
  onSaveNew: () => void;
  /** Saves what the list shows as the open view. Default: the user may not change it. */
  onSave?: (() => void) | undefined;
  /** Shows the open view as it was saved. */
  onReset: () => void;
  /** Asks for another name of the open view. Default: the user may not rename it. */
  onRename?: (() => void) | undefined;
  /** Whether renaming also asks with whom the view is shared. Default false. */
  shares?: boolean | undefined;
  /** Asks for the name of a copy of the open view. Default: it is the user's own. */
  onCopy?: (() => void) | undefined;
  /** Asks for the order of the views. Default: there are fewer than two. */
  onArrange?: (() => void) | undefined;
  /** Makes the open view the one that opens with the list, or no longer. */
  onDefault: (isDefault: boolean) => void;
  /** Whether the open view is pinned to the side menu. Default false. */
  pinned?: boolean | undefined;
  /** Why it cannot be pinned, such as "5 views are pinned already". Default: it can. */
  pinProblem?: string | undefined;
  /** Pins the open view to the side menu, or no longer. */
  onPin: (pinned: boolean) => void;
  /** Deletes the open view. Default: the user may not delete it. */
  onDelete?: (() => void) | undefined;
}

/** A button with the name of the open view of a list, and the menu of all views and of what can be done with the open one. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { open, changed = false } = props;
  const label = m.patterns_views();
  return (
    <Menu
      label={label}
      items={itemsOf(props)}
      trigger={
        <Button iconAfter={ChevronDown}>
          <span className={styles.words}>
            {open ? <VisuallyHidden>{m.patterns_views_open()}</VisuallyHidden> : null}
            <span className={styles.name}>{open?.name ?? label}</span>
            {open && changed ? (
              <span className={styles.changed}>{m.patterns_view_changed()}</span>
            ) : null}
          </span>
        </Button>
      }
    />
  );
}

const separator = { kind: 'separator' } as const;

function itemsOf(props: ViewsMenuProps): MenuItem[] {
  const { open, changed = false, whole } = props;
  const { onOpen, onSaveNew, onSave, onReset } = props;
  const all: MenuItem = { label: m.patterns_views_all(), onSelect: () => onOpen(null) };
  const saveNew: MenuItem = {
    label: m.patterns_views_save_new(),
    icon: Plus,
    disabled: whole,
    onSelect: onSaveNew,
  };
  const ofChanged: MenuItem[] = [
    ...(onSave ? [{ label: m.patterns_views_save(), icon: Save, onSelect: onSave }] : []),
    { label: m.patterns_views_reset(), icon: RotateCcw, onSelect: onReset },
  ];
  return [
    ...listed(props),
    ...(whole ? [] : [all]),
    separator,
    ...(open && changed ? ofChanged : []),
    saveNew,
    ...(props.onArrange
      ? [{ label: m.patterns_views_arrange(), icon: ListOrdered, onSelect: props.onArrange }]
      : []),
    ...(open ? [separator, ...manage(open, props)] : []),
  ];
}

/** The saved views, or why there are none. */
function listed({ views, problem, onRetry, open, onOpen }: ViewsMenuProps): MenuItem[] {
  const note = (label: string): MenuItem => ({ label, disabled: true, onSelect: () => undefined });
  if (problem)
    return [
      note(problem),
      { label: m.patterns_retry(), icon: RotateCcw, keepOpen: true, onSelect: onRetry },
    ];
  if (!views) return [note(m.patterns_views_loading())];
  if (views.length === 0) return [note(m.patterns_views_none())];
  return views.map(({ id, name, icon, isDefault, sharing }) => ({
    kind: 'radio',
    label: name,
    icon,
    description: sharing,
    detail: isDefault ? m.patterns_views_default() : undefined,
    checked: id === open?.id,
    onSelect: () => onOpen(id),
  }));
}

const manage = ({ isDefault }: ViewsMenuView, props: ViewsMenuProps): MenuItem[] => {
  const { onRename, shares = false, onCopy, onDefault, onDelete } = props;
  const { pinned = false, pinProblem, onPin } = props;
  const rename = shares ? m.patterns_views_rename_or_share() : m.patterns_views_rename();
  return [
    ...(onRename ? [{ label: rename, onSelect: onRename }] : []),
    ...(onCopy ? [{ label: m.patterns_views_copy(), icon: Copy, onSelect: onCopy }] : []),
    {
      label: isDefault ? m.patterns_views_not_default() : m.patterns_views_make_default(),
      onSelect: () => onDefault(!isDefault),
    },
    {
      label: pinned ? m.patterns_views_unpin() : m.patterns_views_pin(),
      description: pinned ? undefined : pinProblem,
      disabled: !pinned && pinProblem !== undefined,
      onSelect: () => onPin(!pinned),
    },
    ...(onDelete
      ? [
          {
            label: m.patterns_views_delete(),
            icon: Trash2,
            tone: 'critical' as const,
            onSelect: onDelete,
          },
        ]
      : []),
  ];
};
