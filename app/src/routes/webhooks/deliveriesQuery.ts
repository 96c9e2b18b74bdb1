import { type DeliveryState, deliveryStates, pageOf, rowChoices, rowsOf } from '@portal/domain';
import { type ListView, writeList } from '../../parts/lists/ListPage.tsx';

/** What the query of the URL selects from the deliveries of a webhook. */
export interface DeliveriesView extends ListView {
  state: DeliveryState | null;
}

export const defaultView: DeliveriesView = {
  page: 1,
  rows: rowChoices[0],
  search: '',
  states: [],
  state: null,
};

/** Reads a query; an unknown state is no filter. */
export const readView = (params: URLSearchParams): DeliveriesView => ({
  ...defaultView,
  page: pageOf(params),
  rows: rowsOf(params),
  state: deliveryStates.find((state) => state === params.get('state')) ?? null,
});

/** The query of a view, without defaults. */
export const writeView = (view: DeliveriesView): URLSearchParams =>
  writeList(view, defaultView, { state: view.state });
