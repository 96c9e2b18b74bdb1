export { createDashboardStore, type Dashboard, type DashboardStore } from './dashboardStore.ts';
