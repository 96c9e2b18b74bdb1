export { ViewsChart, type ViewsChartProps } from './ViewsChart.tsx';
export {
  type Picked,
  type ViewsChoice,
  type ViewsDays,
  type ViewsState,
  type ViewsWindow,
  viewsWindows,
} from './viewsDays.ts';
