export { clock, daysAgo } from './clock.ts';
export {
  type ApiResponse,
  apiAt,
  type ContractApi,
  type ContractCase,
  contractCases,
  databaseCases,
  laterCases,
} from './contract/index.ts';
export {
  makeAccount,
  makeAdmin,
  makeApp,
  makeCategory,
  makeEvent,
  makeMedia,
  makeOffer,
  makeOwnAccount,
  makeReview,
  makeService,
  makeSubcategory,
  makeTerm,
  makeUser,
  pictureUrl,
} from './makers.ts';
export { totpCode } from './memory/factors.ts';
export type { Faults } from './memory/faults.ts';
export {
  createMemoryBackend,
  type MemoryBackend,
  type MemoryBackendOptions,
} from './memory/memoryBackend.ts';
export { type DemoEmail, demoEmails, demoPassword } from './memory/seed.ts';
export { resetCode, rightSignature } from './memory/sessions.ts';
export { describeCalls } from './openapi/describeCalls.ts';
export { listingTable } from './openapi/listingTable.ts';
export { sampleRecord } from './sampleRecord.ts';
