import type { Calls } from './call.ts';

/** The views of lists that the caller saved. */
export const savedViewCalls = {
  listSavedViews: ['GET /me/saved-views', 'savedView.read'],
  createSavedView: ['POST /me/saved-views', 'savedView.save', 'repeatable'],
  arrangeSavedViews: ['PUT /me/saved-views/order', 'savedView.save'],
  changeSavedView: ['PATCH /me/saved-views/{id}', 'savedView.save'],
  deleteSavedView: ['DELETE /me/saved-views/{id}', 'savedView.save'],
} as const satisfies Calls;
