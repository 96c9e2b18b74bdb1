import { useUser } from '@portal/data/react';
import { type SavedView, useSavedViews, useSavedViewsStore } from '@portal/data/savedViews';
import { messageFor } from '@portal/data/schemas';
import { ViewDialog } from '@portal/forms/list';
import { ViewsMenu } from '@portal/ui/patterns/ViewsMenu';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { setCookie } from '../../cookies.ts';
import { m } from '../../i18n/messages.js';
import { useAction } from '../useAction.ts';
import { failedSubmit, useSubmit } from '../useSubmit.ts';
import { defaultViewsCookie } from './defaultViews.ts';

const none: readonly SavedView[] = [];

/** The query of an address that shows the whole list, though one of its views is the default. */
const whole = '?view=all';

/** The view of a list that is open: the one with its query, else the last one, which was changed. */
function useOpenView(own: readonly SavedView[], query: string) {
  const location = useLocation();
  const navigate = useNavigate();
  // In the history, so that it is known after a reload and on Back.
  const kept: unknown = Object(location.state).view;
  const [last, setLast] = useState(kept);
  const isLast = ({ id }: SavedView) => id === (kept ?? last);
  const same = own.filter((each) => each.query === query);
  const open = same.find(isLast) ?? same[0] ?? (query === '' ? undefined : own.find(isLast));
  const id = open?.id;
  useEffect(() => {
    setLast(id);
    if (id === undefined || kept === id) return;
    const { pathname, search } = location;
    const state = { ...Object(location.state), view: id };
    void navigate(pathname + search, { replace: true, state, preventScrollReset: true });
  }, [id, kept, location, navigate]);
  return open;
}

/** Opens the default view of a list that is opened without a query. Once it is open, an empty query stays. */
function useDefaultView(list: string, own: readonly SavedView[] | null) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const arrives = useRef(search === '');
  const isEmpty = search === '';
  useEffect(() => {
    if (!own) return;
    const view = own.find(({ isDefault }) => isDefault);
    const opens = isEmpty && arrives.current;
    arrives.current = false;
    if (!view || !isEmpty) return;
    void navigate(list + (opens ? `?${view.query}` : whole), {
      replace: true,
      preventScrollReset: true,
    });
  }, [own, isEmpty, list, navigate]);
}

interface SavedViewsProps {
  /** The address of the first page of the list. */
  address: string;
}

/** The saved views of a list. Staff who view the portal as a vendor have those of their own pages only. */
export function SavedViews(props: SavedViewsProps) {
  const { id, viewedBy } = useUser();
  return viewedBy ? null : <OwnViews {...props} user={id} />;
}

function OwnViews({ address, user }: SavedViewsProps & { user: number }) {
  const [list = '', query = ''] = address.split('?');
  const views = useSavedViews();
  const store = useSavedViewsStore();
  const navigate = useNavigate();
  const submit = useSubmit();
  const { act, ask } = useAction();
  const all = views.kind === 'ready' ? views.value : null;
  const own = useMemo(() => all?.filter((each) => each.list === list) ?? none, [all, list]);
  const open = useOpenView(own, query);
  useDefaultView(list, all && own);
  const [dialog, setDialog] = useState<'new' | SavedView | null>(null);
  const renamed = dialog === 'new' || dialog === null ? undefined : dialog;
  // Tells the server which views to open lists with, so that it sends their rows at once (`defaultView.ts` of the backend).
  useEffect(() => {
    if (all) setCookie('views', defaultViewsCookie(user, all));
  }, [all, user]);

  const show = (view: Pick<SavedView, 'id' | 'query'>) =>
    navigate(`${list}?${view.query}`, { state: { view: view.id } });
  const save = (name: string) =>
    submit(
      async () => void show(await store.create({ list, name, query })),
      m.saved_views_saved({ name }),
      failedSubmit,
    );
  const rename =
    ({ id }: SavedView) =>
    (name: string) =>
      submit(() => store.change(id, { name }), m.saved_views_renamed({ name }), failedSubmit);
  const remove = ({ id, name }: SavedView) =>
    ask({
      title: m.saved_views_delete_question({ name }),
      text: m.saved_views_delete_help(),
      confirm: m.saved_views_delete(),
      cancel: m.saved_views_keep(),
      busyLabel: m.saved_views_deleting(),
      run: () => store.remove(id),
      done: m.saved_views_deleted({ name }),
    });
  const makeDefault = ({ id, name }: SavedView, isDefault: boolean) =>
    act(
      () => store.change(id, { isDefault }),
      isDefault ? m.saved_views_default({ name }) : m.saved_views_not_default(),
    );

  return (
    <>
      <ViewsMenu
        views={all && own}
        problem={views.kind === 'failed' ? messageFor(views.error) : undefined}
        onRetry={views.retry}
        open={open}
        changed={open !== undefined && open.query !== query}
        whole={query === ''}
        onOpen={(id) => {
          const view = own.find((each) => each.id === id);
          void (view ? show(view) : navigate(list + whole));
        }}
        onSaveNew={() => setDialog('new')}
        onSave={() =>
          open &&
          void act(() => store.change(open.id, { query }), m.saved_views_saved({ name: open.name }))
        }
        onReset={() => open && void show(open)}
        onRename={() => open && setDialog(open)}
        onDefault={(isDefault) => open && void makeDefault(open, isDefault)}
        onDelete={() => open && remove(open)}
      />
      <ViewDialog
        open={dialog !== null}
        onClose={() => setDialog(null)}
        name={renamed?.name}
        onSubmit={renamed ? rename(renamed) : save}
      />
    </>
  );
}
