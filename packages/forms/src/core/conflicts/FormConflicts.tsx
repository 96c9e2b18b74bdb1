import { namesOf } from '@portal/domain';
import { VisuallyHidden } from '@portal/ui/components/VisuallyHidden';
import { type ReactNode, useMemo } from 'react';
import { ConflictContext, type ShownConflict } from './ConflictBanner.tsx';
import { type ConflictControls, openConflicts } from './useConflicts.ts';

interface FormConflictsProps<V extends object> {
  controls: ConflictControls<V>;
  /** The value of a field as text; empty for a blank one. Another function renders every conflict again. */
  valueText: (name: keyof V & string, values: V) => string;
  /** What is announced about the undecided fields. */
  news: (open: readonly string[]) => ReactNode;
  children: ReactNode;
}

/** Provides the fields inside with their conflicts, and announces the undecided ones. */
export function FormConflicts<V extends object>(props: FormConflictsProps<V>) {
  const { controls, valueText, news, children } = props;
  const { conflicts, take, keep } = controls;
  // biome-ignore lint/correctness/useExhaustiveDependencies: take and keep are new in every render but equivalent
  const shown = useMemo(
    () =>
      new Map<string, ShownConflict>(
        namesOf(conflicts).flatMap((name) => {
          const conflict = conflicts[name];
          if (!conflict) return [];
          const words = valueText(name, conflict.other);
          const { whose } = conflict;
          return [[name, { whose, words, take: () => take(name), keep: () => keep(name) }]];
        }),
      ),
    [conflicts, valueText],
  );
  const open = openConflicts(conflicts);
  return (
    <ConflictContext value={shown}>
      <VisuallyHidden>
        <span role="status">{open.length > 0 ? news(open) : null}</span>
      </VisuallyHidden>
      {children}
    </ConflictContext>
  );
}
