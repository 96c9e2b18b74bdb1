export { AreaChart, type AreaChartProps } from './AreaChart.tsx';
export { BarChart, type BarChartProps } from './BarChart.tsx';
export { ChartLegend, type ChartLegendProps } from './ChartLegend.tsx';
export {
  type ChartKind,
  type ChartPoint,
  type ChartProps,
  type ChartSize,
  type ChartTablePlace,
  type ChartWords,
  chartKinds,
  chartSizes,
  chartTables,
} from './chartOptions.ts';
export {
  type Change,
  type ChangeWay,
  changeBetween,
  changeSize,
  changeWays,
  figure,
  signed,
  sum,
} from './figures.ts';
export { Sparkline, type SparklineProps, SparkShape, type SparkShapeProps } from './Sparkline.tsx';
