export { SideMenu, type SideMenuProps } from './SideMenu.tsx';
export {
  type SideMenuGroup,
  type SideMenuItem,
  type SideMenuPlace,
  sideMenuPlaces,
} from './sideMenuOptions.ts';
export { TrialCard, type TrialCardProps } from './TrialCard.tsx';
