export { useOnline } from '../useOnline.ts';
export { OfflineLine, type OfflineLineProps } from './OfflineLine.tsx';
export { PageLoading } from './PageLoading.tsx';
export { PageState, type PageStateProps } from './PageState.tsx';
export { type PageStateKind, pageStateKinds } from './pageStateKinds.ts';
