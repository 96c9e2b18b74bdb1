export type { Crumb } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
export { TopBar, type TopBarProps } from './TopBar.tsx';
export {
  type PlanBadge,
  planBadges,
  type ThemeChoice,
  themeChoices,
} from './topBarOptions.ts';
