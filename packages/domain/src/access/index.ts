// `actions` is for the tests of this package.
export {
  type Action,
  type Actor,
  accessReason,
  isAboutRecord,
  isAction,
  isPublic,
  may,
  mayWhileViewing,
  mayWithAll,
  type Owned,
} from './access.ts';
export * from './staff.ts';
export * from './staffTexts.ts';
