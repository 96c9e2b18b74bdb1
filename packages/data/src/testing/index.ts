export { clock, daysAgo } from './clock.ts';
export {
  type Answer,
  apiAt,
  type ContractApi,
  type ContractCase,
  contractCases,
} from './contract/index.ts';
export { makeOffer, makeReview } from './makers/feedback.ts';
export { makeApp, makeEvent, makeService } from './makers/listings.ts';
export { makeMedia, pictureUrl } from './makers/media.ts';
export { makeAccount, makeAdmin, makeOwnAccount, makeUser } from './makers/people.ts';
export { makeCategory, makeSubcategory, makeTerm } from './makers/terms.ts';
export type { Faults } from './memory/faults.ts';
export {
  createMemoryBackend,
  type MemoryBackend,
  type MemoryBackendOptions,
} from './memory/memoryBackend.ts';
export { match as routeOf } from './memory/routes.ts';
export { type DemoEmail, demoEmails, demoPassword } from './memory/seed.ts';
export { resetCode, rightSignature } from './memory/sessions.ts';
export { describeCalls } from './openapi/describeCalls.ts';
