import { accountActionCases } from './accountActionCases.ts';
import { accountCases } from './accountCases.ts';
import { accountImportCases } from './accountImportCases.ts';
import { analyticsCases } from './analyticsCases.ts';
import { auditCases } from './auditCases.ts';
import { brandCases } from './brandCases.ts';
import { bulkEditCases } from './bulkEditCases.ts';
import { claimCases } from './claimCases.ts';
import type { ContractCase } from './contract.ts';
import { declaredRecordCases } from './declaredRecordCases.ts';
import { draftCases } from './draftCases.ts';
import { factorCases } from './factorCases.ts';
import { importCases } from './importCases.ts';
import { linkCases } from './linkCases.ts';
import { listCases } from './listCases.ts';
import { mediaCases } from './mediaCases.ts';
import { messageCases } from './messageCases.ts';
import { moderationCases } from './moderationCases.ts';
import { moneyCases } from './moneyCases.ts';
import { notificationCases } from './notificationCases.ts';
import { offerCases } from './offerCases.ts';
import { orderCases } from './orderCases.ts';
import { otherCases } from './otherCases.ts';
import { readKeyCases } from './readKeyCases.ts';
import { reviewCases } from './reviewCases.ts';
import { reviewImportCases } from './reviewImportCases.ts';
import { revisionCases } from './revisionCases.ts';
import { savedViewCases } from './savedViewCases.ts';
import { serviceCases } from './serviceCases.ts';
import { sessionCases } from './sessionCases.ts';
import { systemCases } from './systemCases.ts';
import { termCases } from './termCases.ts';
import { termImportCases } from './termImportCases.ts';
import { trashCases } from './trashCases.ts';
import { twiceCases } from './twiceCases.ts';
import { versionCases } from './versionCases.ts';
import { webhookCases } from './webhookCases.ts';
import { writingCases } from './writingCases.ts';

export { apiAt } from './apiAt.ts';
export type { ApiResponse, ContractApi, ContractCase } from './contract.ts';

/** Cases of imports, exports and bulk edits, which change many records. */
const fileCases: readonly ContractCase[] = [
  ...importCases,
  ...bulkEditCases,
  ...accountImportCases,
  ...termImportCases,
  ...reviewImportCases,
];

/** Cases of what has tests of its main paths besides: on a server they are tried with `--all` only. */
export const laterCases: ReadonlySet<ContractCase> = new Set([
  ...fileCases,
  ...trashCases,
  ...accountActionCases,
  ...mediaCases,
  ...auditCases,
  ...analyticsCases,
  ...notificationCases,
]);

/** Cases of what databases do differently: lists, orders, searches, totals, versions and repeated calls. */
export const databaseCases: ReadonlySet<ContractCase> = new Set(
  [
    ...accountCases,
    ...listCases,
    ...orderCases,
    ...writingCases,
    ...twiceCases,
    ...messageCases,
    ...linkCases,
    ...otherCases,
    ...termCases,
    ...analyticsCases,
    ...auditCases,
    ...claimCases,
    ...notificationCases,
    ...declaredRecordCases,
    ...savedViewCases,
    ...trashCases,
    ...versionCases,
    ...fileCases,
  ].filter(({ portable }) => !portable),
);

/** What both backends guarantee. Each case creates its own records. */
export const contractCases: readonly ContractCase[] = [
  // First: they take back whole lists, which take longer once other cases have added records.
  ...fileCases,
  ...sessionCases,
  ...accountCases,
  ...accountActionCases,
  ...factorCases,
  ...listCases,
  ...orderCases,
  ...writingCases,
  ...serviceCases,
  ...trashCases,
  ...twiceCases,
  ...moderationCases,
  ...messageCases,
  ...revisionCases,
  ...linkCases,
  ...draftCases,
  ...otherCases,
  ...mediaCases,
  ...termCases,
  ...moneyCases,
  ...offerCases,
  ...reviewCases,
  ...analyticsCases,
  ...auditCases,
  ...brandCases,
  ...claimCases,
  ...notificationCases,
  ...systemCases,
  ...declaredRecordCases,
  ...readKeyCases,
  ...savedViewCases,
  ...versionCases,
  ...webhookCases,
];
