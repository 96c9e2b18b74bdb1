import { useUser } from '@portal/data/react';
import { type SavedView, useSavedViews, useSavedViewsStore } from '@portal/data/savedViews';
import { may, messageFor } from '@portal/data/schemas';
import {
  audiencesOf,
  savedViewLimits,
  usualViewIcon,
  type ViewIcon,
  viewAudienceNames,
  viewAudiences,
  viewIcons,
} from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import { ViewDialog, type ViewDialogKind, type ViewValues } from '@portal/forms/list';
import { ViewsMenu } from '@portal/ui/patterns/ViewsMenu';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { setCookie } from '../../cookies.ts';
import { m } from '../../i18n/messages.js';
import { lateComponent } from '../../shell/lateComponent.tsx';
import { useAction } from '../useAction.ts';
import { failedSubmit, useSubmit } from '../useSubmit.ts';
import { defaultViewsCookie } from './defaultViews.ts';
import { iconOfView, iconOptions } from './viewIcons.ts';

const ArrangeDialog = lateComponent(
  async () => (await import('@portal/ui/patterns/ArrangeDialog')).ArrangeDialog,
);

const none: readonly SavedView[] = [];

/** The query of an address that shows the whole list, though one of its views is the default. */
const whole = '?view=all';

/** The choice of "Shared with" for a personal view. */
const onlyMe = 'me';

/** The choices of "Shared with" for a view of a list; `isOwn`: it belongs to the user, who can keep it to themselves. */
const audienceOptions = (list: string, isOwn: boolean) => [
  ...(isOwn ? [{ value: onlyMe, label: m.saved_views_only_me() }] : []),
  ...audiencesOf(list).map((value) => ({ value, label: viewAudienceNames[value] })),
];

const audienceOf = ({ sharedWith }: ViewValues) =>
  viewAudiences.find((each) => each === sharedWith) ?? null;

const iconIn = ({ icon }: ViewValues): ViewIcon =>
  viewIcons.find((each) => each === icon) ?? usualViewIcon;

const isOwn = ({ sharedBy }: SavedView): boolean => sharedBy === null;

/** As a row of the menu. */
const rowOf = (view: SavedView) => ({
  ...view,
  icon: iconOfView[view.icon],
  sharing: sharingOf(view),
});

function sharingOf({ sharedBy, sharedWith }: SavedView): string | undefined {
  if (sharedBy !== null) return m.saved_views_shared_by({ name: sharedBy });
  if (sharedWith === null) return undefined;
  return m.saved_views_shared_with({ audience: viewAudienceNames[sharedWith] });
}

interface Asked {
  kind: ViewDialogKind;
  /** The view that is copied or changed. */
  view?: SavedView;
}

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
  const user = useUser();
  return user.viewedBy ? null : (
    <OwnViews {...props} user={user.id} shares={may(user, 'savedView.share')} />
  );
}

interface OwnViewsProps extends SavedViewsProps {
  user: number;
  /** Whether the user shares views with others. */
  shares: boolean;
}

function OwnViews({ address, user, shares }: OwnViewsProps) {
  const [list = '', query = ''] = address.split('?');
  const views = useSavedViews();
  const store = useSavedViewsStore();
  const navigate = useNavigate();
  const submit = useSubmit();
  const { act, ask } = useAction();
  const all = views.kind === 'ready' ? views.value : null;
  const ofList = useMemo(() => {
    const views = all?.filter((each) => each.list === list) ?? none;
    return { views, ownFirst: views.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))) };
  }, [all, list]);
  const open = useOpenView(ofList.ownFirst, query);
  useDefaultView(list, all && ofList.views);
  const [dialog, setDialog] = useState<Asked | null>(null);
  const [arranging, setArranging] = useState(false);
  // Tells the server which views to open lists with, so that it sends their rows at once (`defaultView.ts` of the backend).
  useEffect(() => {
    if (all) setCookie('views', defaultViewsCookie(user, all));
  }, [all, user]);

  const show = (view: Pick<SavedView, 'id' | 'query'>) =>
    navigate(`${list}?${view.query}`, { state: { view: view.id } });
  const save = (values: ViewValues) => {
    const { name } = values;
    const view = { list, name, icon: iconIn(values), query: dialog?.view?.query ?? query };
    return submit(
      async () => void show(await store.create({ ...view, sharedWith: audienceOf(values) })),
      m.saved_views_saved({ name }),
      failedSubmit,
    );
  };
  const change =
    ({ id }: SavedView) =>
    (values: ViewValues) => {
      const { name } = values;
      const icon = iconIn(values);
      const sharing = shares ? { sharedWith: audienceOf(values) } : {};
      return submit(
        () => store.change(id, { name, icon, ...sharing }),
        m.saved_views_saved({ name }),
        failedSubmit,
      );
    };
  const remove = ({ id, name, sharedWith }: SavedView) =>
    ask({
      title: m.saved_views_delete_question({ name }),
      text: sharedWith === null ? m.saved_views_delete_help() : m.saved_views_delete_shared_help(),
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
  const pin = ({ id, name }: SavedView, isPinned: boolean) =>
    act(
      () => store.change(id, { isPinned }),
      isPinned ? m.saved_views_pinned({ name }) : m.saved_views_unpinned({ name }),
    );
  const pins = all?.filter(({ pinnedAt }) => pinnedAt !== null).length ?? 0;

  return (
    <>
      <ViewsMenu
        views={all && ofList.views.map(rowOf)}
        problem={views.kind === 'failed' ? messageFor(views.error) : undefined}
        onRetry={views.retry}
        open={open && rowOf(open)}
        changed={open !== undefined && open.query !== query}
        whole={query === ''}
        onOpen={(id) => {
          const view = ofList.views.find((each) => each.id === id);
          void (view ? show(view) : navigate(list + whole));
        }}
        onSaveNew={() => setDialog({ kind: 'new' })}
        onArrange={ofList.views.length > 1 ? () => setArranging(true) : undefined}
        onReset={() => open && void show(open)}
        onDefault={(isDefault) => open && void makeDefault(open, isDefault)}
        pinned={open !== undefined && open.pinnedAt !== null}
        pinProblem={
          pins < savedViewLimits.pins
            ? undefined
            : m.saved_views_pins_full({ count: savedViewLimits.pins })
        }
        onPin={(isPinned) => open && void pin(open, isPinned)}
        onCopy={open && !isOwn(open) ? () => setDialog({ kind: 'copy', view: open }) : undefined}
        {...(open?.editable
          ? {
              onSave: () =>
                void act(
                  () => store.change(open.id, { query }),
                  m.saved_views_saved({ name: open.name }),
                ),
              onRename: () => setDialog({ kind: 'change', view: open }),
              shares,
              onDelete: () => remove(open),
            }
          : {})}
      />
      {arranging ? (
        <ArrangeDialog
          title={m.saved_views_arrange()}
          items={ofList.views.map((view) => ({
            key: String(view.id),
            label: view.name,
            detail: sharingOf(view),
          }))}
          onSave={(ids) => store.arrange(list, ids.map(Number)).then(() => undefined, messageFor)}
          onClose={() => setArranging(false)}
        />
      ) : null}
      <AskForView
        asked={dialog}
        list={list}
        shares={shares}
        onClose={() => setDialog(null)}
        onSubmit={dialog?.kind === 'change' && dialog.view ? change(dialog.view) : save}
      />
    </>
  );
}

interface AskForViewProps {
  /** Null while the dialog is closed. */
  asked: Asked | null;
  list: string;
  shares: boolean;
  onClose: () => void;
  onSubmit: (values: ViewValues) => Promise<SubmitResult>;
}

function AskForView({ asked, list, shares, onClose, onSubmit }: AskForViewProps) {
  const { kind = 'new', view } = asked ?? {};
  const audience = kind === 'change' ? view?.sharedWith : undefined;
  return (
    <ViewDialog
      open={asked !== null}
      onClose={onClose}
      kind={kind}
      icons={iconOptions}
      values={{
        name: view?.name ?? '',
        icon: view?.icon ?? usualViewIcon,
        sharedWith: audience ?? onlyMe,
      }}
      audiences={
        shares ? audienceOptions(list, kind !== 'change' || !view || isOwn(view)) : undefined
      }
      onSubmit={onSubmit}
    />
  );
}
