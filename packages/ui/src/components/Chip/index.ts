export { Chip, type ChipProps } from './Chip.tsx';
export { type ChipTone, chipTones } from './chipTones.ts';
