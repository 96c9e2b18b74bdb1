import { useUser } from '@portal/data/react';
import { type FoundInList, useRecordSearch } from '@portal/data/recordSearch';
import { type SavedView, useSavedViews } from '@portal/data/savedViews';
import { messageFor } from '@portal/data/schemas';
import { searchText } from '@portal/domain';
import {
  CommandPalette,
  type PaletteItem,
  usePageItems,
} from '@portal/ui/components/CommandPalette';
import { IconButton } from '@portal/ui/components/IconButton';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { m } from '../i18n/messages.js';
import { useAppServices } from '../portal.tsx';
import type { Visitor } from '../routes/guards/rules.ts';
import {
  foundRecord,
  paletteItems,
  recentItem,
  restItems,
  searchItems,
  viewItems,
} from './paletteItems.ts';
import { addRecent, type RecentItem, readRecent } from './recentItems.ts';

/** Milliseconds without a key until records are searched. */
const pause = 120;
/** Fewer letters find too much. */
const shortest = 2;

type FoundItem = ReturnType<typeof foundRecord>;

interface Found {
  records: readonly FoundItem[];
  /** Lead to the others of their lists. */
  rest: readonly PaletteItem[];
  isLoading: boolean;
  problem?: string;
}

const noViews: readonly SavedView[] = [];

const nothing: Found = { records: [], rest: [], isLoading: false };

/** Each record once, though a live listing may also have changes in review; accounts first when an email is searched. */
function inOrder(records: readonly FoundItem[], text: string): FoundItem[] {
  const each = [...new Map(records.map((record) => [record.id, record])).values()];
  const isAccount = ({ record }: FoundItem) => record.kind === 'accounts';
  return text.includes('@') ? each.sort((a, b) => +isAccount(b) - +isAccount(a)) : each;
}

/** Records whose names contain a text, once it no longer changes. */
function useFound(query: string, visitor: Visitor) {
  const search = useEffectEvent(useRecordSearch());
  const restOf = useEffectEvent((lists: readonly FoundInList[], of: string) =>
    restItems(lists, of, visitor),
  );
  const [found, setFound] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const text = searchText(query).trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt searches again.
  useEffect(() => {
    if (text.length < shortest) {
      setFound(nothing);
      return undefined;
    }
    setFound({ ...nothing, isLoading: true });
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: Found) => (signal.aborted ? undefined : setFound(next));
    const timer = setTimeout(
      () =>
        search(text, signal).then(
          (lists) => {
            const records = lists.flatMap((list) => list.records.map(foundRecord));
            show({ ...nothing, records: inOrder(records, text), rest: restOf(lists, text) });
          },
          (error) => show({ ...nothing, problem: messageFor(error) }),
        ),
      pause,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, attempt]);
  return { ...found, onRetry: () => setAttempt((last) => last + 1) };
}

/** The last chosen items. */
function useRecent() {
  const { storage } = useAppServices();
  const [recent, setRecent] = useState<readonly RecentItem[]>(() => readRecent(storage));
  return { recent, add: (item: RecentItem) => setRecent(addRecent(storage, item)) };
}

/** The button of the command palette, which Ctrl or Command with K opens as well. */
export function Palette() {
  const user = useUser();
  const { flags } = useAppServices();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = useFound(open ? query : '', { user, flags });
  const { recent, add } = useRecent();
  const isViewing = Boolean(user.viewedBy);
  // Staff who view the portal as a vendor have no views there.
  const views = useSavedViews(open && !isViewing);
  const known = views.kind === 'ready' && !isViewing ? views.value : noViews;
  const actions = usePageItems(open, isViewing);
  const ofPage = useMemo(
    () => (open ? [...actions, ...searchItems(actions.at(-1)?.group)] : actions),
    [open, actions],
  );
  const usual = useMemo(() => {
    const isOnPage = ({ label, href }: PaletteItem) =>
      ofPage.some((item) => item.href === href && item.label === label);
    const others = [...paletteItems({ user, flags }), ...viewItems(known, { user, flags })];
    return [...ofPage, ...others.filter((item) => !isOnPage(item))];
  }, [ofPage, user, flags, known]);
  // Only before a text is typed: then the search finds them.
  const items = useMemo(
    () =>
      query === '' && !isViewing
        ? [...usual, ...recent.flatMap(({ id, record }) => (record ? recentItem(id, record) : []))]
        : usual,
    [usual, recent, query, isViewing],
  );
  const results = useMemo(
    () => [
      ...found.records.map(({ id, record, hint }) => ({ ...recentItem(id, record), hint })),
      ...found.rest,
    ],
    [found.records, found.rest],
  );
  // Those of the vendor who is viewed are not those of the viewer.
  const choose = (item: PaletteItem) => {
    // Another page, or another search, does not have them.
    if (ofPage.includes(item) || item.rest !== undefined) return;
    const { id } = item;
    const record =
      found.records.find((each) => each.id === id)?.record ??
      recent.find((each) => each.id === id)?.record;
    if (!isViewing) add(record ? { id, record } : { id });
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      // The browser would search the web.
      event.preventDefault();
      // Over another dialog, choosing a page would lose what is typed there.
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <IconButton
        icon={Search}
        label={m.palette_open()}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        label={m.palette_label()}
        placeholder={m.palette_placeholder()}
        items={items}
        recent={isViewing ? [] : recent.map(({ id }) => id)}
        results={results}
        isLoading={found.isLoading}
        problem={found.problem}
        onRetry={found.onRetry}
        onQueryChange={setQuery}
        onChoose={choose}
      />
    </>
  );
}
