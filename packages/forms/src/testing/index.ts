export { createFakeProvider } from './fakeProvider.ts';
export { createMemoryDraftStore } from './memoryDraftKeeper.ts';
