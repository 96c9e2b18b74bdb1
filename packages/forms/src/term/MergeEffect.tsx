import type { MergePreview } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import type { TermRef } from '@portal/ui/patterns/TermList';
import { useEffect, useState } from 'react';
import { m } from '../i18n/messages.js';
import { mergeLines, type TermTarget } from './termTexts.ts';

/** Resolves with what a merge would change, or with an error message. */
export type PreviewMerge = (
  term: TermRef,
  target: TermTarget,
  signal: AbortSignal,
) => Promise<MergePreview | string>;

interface MergeEffectProps {
  term: TermRef;
  target: TermTarget;
  onPreview: PreviewMerge;
}

/** What a merge would change, as the server counts it. */
export function MergeEffect({ term, target, onPreview }: MergeEffectProps) {
  const [found, setFound] = useState<MergePreview | string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt; another target is another instance.
  useEffect(() => {
    const loading = new AbortController();
    void onPreview(term, target, loading.signal).then((result) => {
      if (!loading.signal.aborted) setFound(result);
    });
    return () => loading.abort();
  }, [attempt]);
  const retry = () => {
    setFound(null);
    setAttempt(attempt + 1);
  };
  return (
    <div role="status">
      <Stack space="xsmall">
        {found === null ? <Text tone="muted">{m.term_merge_counting()}</Text> : null}
        {typeof found === 'string' ? (
          <>
            <Text tone="muted">{m.term_merge_not_counted({ why: found })}</Text>
            <Button size="compact" onClick={retry}>
              {m.term_retry()}
            </Button>
          </>
        ) : null}
        {found && typeof found === 'object'
          ? mergeLines(term, target, found).map((line) => <Text key={line}>{line}</Text>)
          : null}
      </Stack>
    </div>
  );
}
