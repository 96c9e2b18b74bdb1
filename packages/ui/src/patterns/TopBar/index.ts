export { TopBar, type TopBarProps } from './TopBar.tsx';
export {
  type Crumb,
  type PlanBadge,
  planBadges,
  type ThemeChoice,
  themeChoices,
} from './topBarOptions.ts';
