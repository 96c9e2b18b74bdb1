export { createFakeProvider, type FakeProviderOptions } from './fakeProvider.ts';
