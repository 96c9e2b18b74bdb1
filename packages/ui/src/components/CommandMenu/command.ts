import type { IconType } from '../../internal/icon/Icon.tsx';
import { filterOptions } from '../../internal/listbox/filter.ts';

export interface Command {
  /** What is told to `onChoose`; unique within the whole menu. */
  value: string;
  /** What people read and search for. */
  label: string;
  /** Short remark at the row's end, such as where it leads. */
  detail?: string | undefined;
  /** Drawing before the words. */
  icon?: IconType | undefined;
  /** The keys that do the same without the menu. */
  shortcut?: string | undefined;
}

export interface CommandGroup {
  /** Heading of the group, and its accessible name. */
  label: string;
  commands: readonly Command[];
}

/** The groups that still hold something under what is typed; their order is kept. */
export function findCommands(
  groups: readonly CommandGroup[],
  query: string,
): readonly CommandGroup[] {
  return groups
    .map(({ label, commands }) => ({ label, commands: filterOptions(commands, query) }))
    .filter(({ commands }) => commands.length > 0);
}
