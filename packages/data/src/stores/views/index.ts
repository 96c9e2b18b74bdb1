export { createViewsStore, type ViewsQuery, type ViewsStore } from './viewsStore.ts';
