export { createFakeProvider } from './fakeProvider.ts';
export { createMemoryDraftStore } from './memoryDraftStore.ts';
