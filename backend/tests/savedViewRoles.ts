import type { Row } from './roleRow.ts';

/** Of a view that is shared with all staff. To vendors it does not exist. */
const changesOfShared: Row['responses'] = { vendor: 404, super: [200, 404], admin: [403, 404] };

/* Views of lists: personal ones, and those that staff share. */
export const onSavedViews: Row[] = [
  {
    call: 'POST /me/saved-views',
    body: { data: { list: '/apps/active', name: '{unique}', query: 'search=harbour' } },
    status: 201,
  },
  {
    call: 'PATCH /me/saved-views/{id}',
    of: 'savedView',
    body: { data: { query: 'search=wharf' } },
    keeps: true,
  },
  // They arrange the views that they see: none of this one.
  {
    call: 'PUT /me/saved-views/order',
    body: { data: { list: '/apps/active', ids: [0] } },
    status: 400,
  },
  { call: 'DELETE /me/saved-views/{id}', of: 'savedView' },
  {
    call: 'POST /me/saved-views',
    action: 'savedView.share',
    body: {
      data: {
        list: '/apps/active',
        name: '{unique}',
        query: 'search=harbour',
        shared_with: 'staff',
      },
    },
    status: 201,
  },
  // Those who see it choose it for themselves.
  {
    call: 'PATCH /me/saved-views/{id}',
    of: 'sharedView',
    action: 'savedView.share',
    body: { data: { is_default: true } },
    keeps: true,
    responses: { vendor: 404 },
  },
  {
    call: 'PATCH /me/saved-views/{id}',
    of: 'sharedView',
    action: 'staff.manage',
    body: { data: { query: 'search=wharf' } },
    keeps: true,
    responses: changesOfShared,
  },
  {
    call: 'DELETE /me/saved-views/{id}',
    of: 'sharedView',
    action: 'staff.manage',
    responses: changesOfShared,
  },
];
