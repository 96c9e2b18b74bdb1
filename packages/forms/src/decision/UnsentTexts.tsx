import { clockTime, formatDate } from '@portal/data/schemas';
import { remarkTitle } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { CopyButton } from '@portal/ui/components/CopyButton';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { useEffect, useState } from 'react';
import type { SomeValues } from '../core/drafts/changedValues.ts';
import { type DraftStore, type LocalDraft, newestFirst } from '../core/drafts/draftStore.ts';
import type { ReasonForm } from '../core/drafts/forgetReasons.ts';
import { eachLeft } from '../core/drafts/useLocalDraft.ts';
import { m } from '../i18n/messages.js';
import {
  type DecisionValues,
  decisionLabels,
  readDecisionDraft,
  written,
} from './decisionValues.ts';

/** The name of the form in `DraftKey`. */
export const decisionFormName = 'decision' satisfies ReasonForm;

interface UnsentText {
  label: string;
  text: string;
}

/** The texts of an unsent decision, in the order of its page. */
export function unsentTexts(values: SomeValues<DecisionValues>): UnsentText[] {
  const { adminNote = '', message = '', internalNote = '', remarks = [] } = values;
  return [
    ...written({ remarks }).map((remark) => ({ label: remarkTitle(remark), text: remark.text })),
    { label: decisionLabels.message, text: message },
    { label: decisionLabels.adminNote, text: adminNote },
    { label: decisionLabels.internalNote, text: internalNote },
  ].filter(({ text }) => text.trim() !== '');
}

interface UnsentTextsProps {
  title: string;
  texts: readonly UnsentText[];
  /** Deletes the texts. */
  onDiscard: () => void;
  /** Cannot be discarded now. Default false. */
  disabled?: boolean | undefined;
}

/** Texts that can no longer be sent where they were typed, to copy or discard. */
export function UnsentTexts({ title, texts, onDiscard, disabled }: UnsentTextsProps) {
  return (
    <Banner
      tone="caution"
      title={title}
      actions={
        <>
          <CopyButton
            label={m.decision_copy_text()}
            text={texts.map(({ label, text }) => `${label}: ${text}`).join('\n\n')}
          />
          <Button size="compact" tone="ghost" onClick={onDiscard} disabled={disabled}>
            {m.decision_discard()}
          </Button>
        </>
      }
    >
      <Stack space="small">
        {texts.map(({ label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two remarks can be about one field, and alike.
          <Text key={index} as="div" size="small" keepBreaks>
            {`${label}: ${text}`}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}

interface UnsentDecisionsProps {
  user: string;
  draftStore: DraftStore | undefined;
  /** As that of the `DecisionForm`. */
  draftRecord: string;
}

/** The unsent decisions of a record whose page no longer decides, such as one that another admin approved. */
export function UnsentDecisions({ user, draftStore, draftRecord }: UnsentDecisionsProps) {
  const [drafts, setDrafts] = useState<readonly LocalDraft[]>([]);
  const key = { user, form: decisionFormName, record: draftRecord };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the key.
  useEffect(() => {
    if (!draftStore) return undefined;
    const closing = new AbortController();
    setDrafts([]);
    eachLeft({ draftStore, key, signal: closing.signal }, (draft) =>
      setDrafts((all) => newestFirst([...all, draft])),
    );
    return () => closing.abort();
  }, [draftStore, user, draftRecord]);
  const left = drafts.flatMap(({ id, storedAt, values }) => {
    const texts = unsentTexts(readDecisionDraft(values) ?? {});
    return texts.length > 0 ? [{ id, storedAt, texts }] : [];
  });
  // One at a time: discarding it shows the next.
  const [newest] = left;
  if (!newest) return null;
  const { id, storedAt, texts } = newest;
  return (
    <UnsentTexts
      title={m.decision_unsent_from({ date: formatDate(storedAt), time: clockTime(storedAt) })}
      texts={texts}
      onDiscard={() => {
        setDrafts((all) => all.filter((each) => each.id !== id));
        void draftStore?.drop(key, id);
      }}
    />
  );
}
