export { Popover, type PopoverProps, type PopoverSize, popoverSizes } from './Popover.tsx';
