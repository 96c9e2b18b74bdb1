export { CommandMenu, type CommandMenuProps } from './CommandMenu.tsx';
export type { Command, CommandGroup } from './command.ts';
