export { createFakeProvider } from './fakeProvider.ts';
export { createMemoryDraftKeeper } from './memoryDraftKeeper.ts';
