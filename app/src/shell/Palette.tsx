import { useUser } from '@portal/data/react';
import { useRecordSearch } from '@portal/data/recordSearch';
import { messageFor } from '@portal/data/schemas';
import { CommandPalette, type PaletteItem } from '@portal/ui/components/CommandPalette';
import { IconButton } from '@portal/ui/components/IconButton';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { m } from '../i18n/messages.js';
import { useAppServices } from '../portal.tsx';
import { paletteItems, recordItem } from './paletteItems.ts';
import { addRecent, type RecentItem, readRecent } from './recentItems.ts';

/** Milliseconds without a key until records are searched. */
const pause = 120;
/** Fewer letters find too much. */
const shortest = 2;

interface Found {
  results: readonly PaletteItem[];
  isLoading: boolean;
  problem?: string;
}

const nothing: Found = { results: [], isLoading: false };

/** Records whose names contain a text, once it no longer changes. */
function useFound(query: string) {
  const search = useEffectEvent(useRecordSearch());
  const [found, setFound] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const text = query.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt searches again.
  useEffect(() => {
    if (text.length < shortest) {
      setFound(nothing);
      return undefined;
    }
    setFound({ results: [], isLoading: true });
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: Found) => (signal.aborted ? undefined : setFound(next));
    const timer = setTimeout(
      () =>
        search(text, signal).then(
          (records) => show({ results: records.map(recordItem), isLoading: false }),
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

/** The last chosen items; records among them are items too, since only a search finds them. */
function useRecent() {
  const { storage } = useAppServices();
  const [recent, setRecent] = useState<readonly RecentItem[]>(() => readRecent(storage));
  const choose = ({ id, label, group, hint = '', href = '' }: PaletteItem, isRecord: boolean) =>
    setRecent(addRecent(storage, isRecord ? { id, record: { label, group, hint, href } } : { id }));
  return { recent, choose };
}

/** The button of the command palette, which Ctrl or Command with K opens as well. */
export function Palette() {
  const user = useUser();
  const { flags } = useAppServices();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = useFound(open ? query : '');
  const { recent, choose } = useRecent();
  const usual = useMemo(() => paletteItems({ user, flags }), [user, flags]);
  const items = useMemo(
    () => [
      ...usual,
      ...recent.flatMap(({ id, record }): PaletteItem[] => (record ? [{ id, ...record }] : [])),
    ],
    [usual, recent],
  );
  const isUsual = (id: string) => usual.some((item) => item.id === id);

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
        {...found}
        open={open}
        onOpenChange={setOpen}
        label={m.palette_label()}
        placeholder={m.palette_placeholder()}
        items={items}
        recent={recent.map(({ id }) => id)}
        // A recent record is not listed twice.
        results={found.results.filter(({ id }) => !items.some((item) => item.id === id))}
        onQueryChange={setQuery}
        onChoose={(item) => choose(item, !isUsual(item.id))}
      />
    </>
  );
}
