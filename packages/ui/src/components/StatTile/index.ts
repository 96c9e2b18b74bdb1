export { type StatChange, StatTile, type StatTileProps } from './StatTile.tsx';
