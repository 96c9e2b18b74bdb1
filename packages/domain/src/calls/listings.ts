import type { Action } from '../access/access.ts';
import { recordOf } from '../base/recordOf.ts';
import { collections, termNames } from '../listing/collection.ts';
import type { Calls } from './call.ts';

export const listingCalls = {
  listListings: ['GET /{type}', 'listing.list'],
  listPending: ['GET /pending/{type}', 'listing.list'],
  getListing: ['GET /{type}/{id}', 'listing.read'],
  getListingBySingle: ['GET /{single}/{id}', 'listing.read'],
  getPending: ['GET /pending/{type}/{id}', 'listing.read'],
  listEvents: ['GET /{type}/{id}/events', 'listing.read'],
  getVersion: ['GET /{type}/{id}/versions/{event}', 'listing.read'],
  getLinks: ['GET /{type}/{id}/links', 'listing.read'],
  checkLinks: ['POST /{type}/{id}/links/check', 'listing.checkLinks'],
  showListing: ['POST /{type}/{id}/show', 'listing.decide'],
  createListing: ['POST /{type}', { apps: 'app.create', services: 'service.create' }, 'repeatable'],
  saveListing: ['PUT /{type}/{id}', 'listing.save', 'repeatable'],
  /** A decision or, with `draft`, a withdrawal: the handler authorizes either. */
  changeListing: ['PATCH /{type}/{id}', 'listing.decide', 'repeatable'],
  deleteListing: ['DELETE /{type}/{id}', 'listing.delete'],
  discardRevision: ['DELETE /pending/{type}/{id}', 'listing.delete'],
} as const satisfies Calls;

const ofListings = <A extends Action>(action: A) => recordOf(collections, () => action);
const ofTerms = recordOf(termNames, () => 'term.write' as const);
const ofOthers = {
  ...ofTerms,
  reviews: 'review.decide',
} as const;

/** Deleted records. */
export const trashCalls = {
  listDeleted: ['GET /deleted/{trashed}', { ...ofListings('listing.list'), ...ofOthers }],
  restoreDeleted: [
    'POST /deleted/{trashed}/{id}/restore',
    { ...ofListings('trash.restore'), ...ofOthers },
  ],
} as const satisfies Calls;

/**
 * Many records at once, from a file or as one change of selected listings: upload or select, check, run. Those of
 * terms need `term.write` in every call, those of accounts `accounts.manage`, those of reviews `review.decide`: the handler authorizes it.
 */
export const importCalls = {
  startImport: [
    'POST /imports/{imported}',
    {
      apps: 'app.create',
      services: 'service.create',
      ...ofTerms,
      accounts: 'accounts.manage',
      reviews: 'review.decide',
    },
  ],
  listImports: ['GET /imports', 'listing.import'],
  getImport: ['GET /imports/{id}', 'listing.import'],
  checkImport: ['PUT /imports/{id}', 'listing.import'],
  startBulkEdit: ['POST /bulk-edits/{type}', 'listing.import'],
  checkBulkEdit: ['PUT /bulk-edits/{id}', 'listing.import'],
  runImport: ['POST /imports/{id}/run', 'listing.import'],
  stopImport: ['POST /imports/{id}/stop', 'listing.import'],
  undoImport: ['POST /imports/{id}/undo', 'listing.import'],
  failedRows: ['GET /imports/{id}/failed', 'listing.import'],
  readFailedRow: ['GET /imports/{id}/rows/{row}', 'listing.import'],
  correctRow: ['PATCH /imports/{id}/rows/{row}', 'listing.import'],
} as const satisfies Calls;

/** Between a vendor and the moderators, about a listing. */
export const messageCalls = {
  listMessages: ['GET /{type}/{id}/messages', 'message.read'],
  sendMessage: ['POST /{type}/{id}/messages', 'message.write', 'repeatable'],
  readMessages: ['PUT /{type}/{id}/messages/read', 'message.read'],
  editMessage: ['PUT /{type}/{id}/messages/{message}', 'message.write'],
} as const satisfies Calls;

export const teamCalls = {
  listTeam: ['GET /team-members', 'listing.read'],
} as const satisfies Calls;

export const assignmentCalls = {
  listModerators: ['GET /moderators', 'assignment.save'],
  assignListing: ['PUT /{type}/{id}/assignee', 'assignment.save'],
} as const satisfies Calls;

export const claimCalls = {
  listClaims: ['GET /claims', 'claim.list'],
  saveClaim: ['POST /claims/{kind}/{id}', 'claim.save'],
  endClaim: ['DELETE /claims/{kind}/{id}', 'claim.save'],
} as const satisfies Calls;

export const termCalls = {
  listTerms: ['GET /{terms}', 'term.read'],
  getTerm: ['GET /{terms}/{id}', 'term.read'],
  listFeaturable: ['GET /industries/{id}/{type}', 'term.read'],
  addTerm: ['POST /{terms}', 'term.write', 'repeatable'],
  changeTerm: ['PUT|PATCH /{terms}/{id}', 'term.write', 'repeatable'],
  previewMerge: ['GET /{terms}/{id}/merge', 'term.write'],
  deleteTerm: ['DELETE /{terms}/{id}', 'term.write'],
} as const satisfies Calls;

export const mediaCalls = {
  /** With an id, saves the texts of that picture: the handler authorizes `media.save`. */
  upload: ['POST /upload', 'media.upload'],
  listMedia: ['GET /upload/files', 'media.list'],
  getMedia: ['GET /upload/files/{id}', 'media.read'],
  describeMedia: ['PATCH|PUT /upload/files/{id}', 'media.save'],
  deleteMedia: ['DELETE /upload/files/{id}', 'media.save'],
} as const satisfies Calls;

export const analyticsCalls = {
  totals: ['GET /analytics', 'analytics.overview'],
  dailyUsers: ['GET /analytics/users', 'analytics.overview'],
  overview: ['GET /analytics/overview', 'analytics.overview'],
  waits: ['GET /analytics/waits', 'analytics.overview'],
  views: ['GET /analytics/{type}/{id}', { apps: 'app.analytics', services: 'service.analytics' }],
  pendingViews: [
    'GET /analytics/pending/{type}/{id}',
    { apps: 'app.analytics', services: 'service.analytics' },
  ],
} as const satisfies Calls;

/** Made by the directory. */
export const viewCalls = {
  recordView: ['POST /views/{type}/{slug}', 'view.record'],
} as const satisfies Calls;

/** The read interface, for other sites. */
export const directoryCalls = {
  directoryListings: ['GET /directory/{type}', 'directory.read'],
  directoryFacets: ['GET /directory/facets/{type}', 'directory.read'],
  directoryChanges: ['GET /directory/changes', 'directory.read'],
  directoryListing: ['GET /directory/{type}/{slug}', 'directory.read'],
  directoryTerms: ['GET /directory/{terms}', 'directory.read'],
  directoryIndustry: ['GET /directory/industries/{slug}', 'directory.read'],
} as const satisfies Calls;
