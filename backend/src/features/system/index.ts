export * from './metricsPage.ts';
export * from './ready.ts';
