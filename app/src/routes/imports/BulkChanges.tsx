import type { BulkEditPlan, Import } from '@portal/data/imports';
import { useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import {
  arrivals,
  type BulkChange,
  type BulkOperation,
  bulkFields,
  type Collection,
  fieldProblem,
  isOfKind,
  type ListingField,
  noteFields,
  specOf,
  storedName,
} from '@portal/domain';
import { type ListingTerms, termOption } from '@portal/forms/listing';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Checkbox } from '@portal/ui/components/Checkbox';
import { Inline, Stack } from '@portal/ui/components/layout';
import { MultiSelect } from '@portal/ui/components/MultiSelect';
import { RadioGroup } from '@portal/ui/components/RadioGroup';
import { Select } from '@portal/ui/components/Select';
import { TextArea } from '@portal/ui/components/TextArea';
import { useMemo, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { type BulkChoice, choiceOf, choicesOf, labelOf } from './bulkText.ts';

const keep = 'keep';
const decisions = ['approve', 'decline'] as const satisfies BulkOperation[];

/** What the user chose for a field. */
type Choice = BulkChoice | typeof keep;

interface Chosen {
  choice: Choice;
  ids: readonly number[];
}

const decisionOf = (value: string | undefined) => decisions.find((each) => each === value) ?? null;

const untouched: Chosen = { choice: keep, ids: [] };

const takesTerms = (choice: Choice) => ['add', 'remove', 'replace'].includes(choice);

const lacksTerms = ({ choice, ids }: Chosen) => takesTerms(choice) && ids.length === 0;

/** The change of a field; undefined while none is chosen. */
function changeOf(name: ListingField, { choice, ids }: Chosen): BulkChange | undefined {
  if (choice === keep || lacksTerms({ choice, ids })) return undefined;
  const field = storedName(name);
  if (choice === 'clear') return { field, operation: 'replace', ids: [] };
  return { field, operation: choice, ids: takesTerms(choice) ? ids : [] };
}

/** What the changes of an earlier check chose, by their fields. */
const chosenIn = (changes: readonly BulkChange[]): ReadonlyMap<string, Chosen> =>
  new Map(changes.map((change) => [change.field, { choice: choiceOf(change), ids: change.ids }]));

interface BulkChangesProps {
  collection: Collection;
  current: Import;
  terms: ListingTerms;
  busy: boolean;
  onCheck: (plan: BulkEditPlan) => void;
}

/** What changes in all selected listings, field by field. */
export function BulkChanges({ collection, current, terms, busy, onCheck }: BulkChangesProps) {
  const { rows, changes: before } = current;
  const decides = may(useUser(), 'listing.decide');
  const fields = bulkFields(collection);
  const [chosen, setChosen] = useState(() => chosenIn(before));
  const [submits, setSubmits] = useState(chosen.has('draft'));
  const [decision, setDecision] = useState(() => decisionOf(chosen.get('status')?.choice));
  const [note, setNote] = useState(before[0]?.note ?? '');
  const [arrival, setArrival] = useState(current.arrival);
  const of = (name: ListingField) => chosen.get(storedName(name)) ?? untouched;
  const choose = (name: ListingField, next: Partial<Chosen>) =>
    setChosen(new Map([...chosen, [storedName(name), { ...of(name), ...next }]]));
  const changes = fields.flatMap((name) => changeOf(name, of(name)) ?? []);
  const submission: BulkChange[] = submits
    ? [{ field: 'draft', operation: 'uncheck', ids: [] }]
    : [];
  const isIncomplete = decision === null && fields.some((name) => lacksTerms(of(name)));
  const noteProblem = decision === null ? undefined : fieldProblem(noteFields.adminNote, note);
  const all: BulkChange[] =
    decision === null
      ? [...changes, ...submission]
      : [{ field: 'status', operation: decision, ids: [], note }];
  return (
    <Stack space="large">
      <Card title={m.bulk_edit_selected({ count: rows })}>
        {decides ? (
          <Select
            name="status"
            label={m.bulk_edit_status()}
            help={m.bulk_edit_status_help()}
            options={[
              { value: keep, label: m.bulk_edit_keep() },
              { value: 'approve', label: m.bulk_edit_approve() },
              { value: 'decline', label: m.bulk_edit_decline() },
            ]}
            value={decision ?? keep}
            onValueChange={(value) => setDecision(decisionOf(value))}
          />
        ) : null}
        {decision === null ? (
          fields.map((name) => (
            <FieldChange
              key={name}
              name={name}
              chosen={of(name)}
              terms={terms}
              onChange={(next) => choose(name, next)}
            />
          ))
        ) : (
          <TextArea
            name="note"
            label={m.bulk_edit_note()}
            help={m.bulk_edit_note_help()}
            maxSymbols={noteFields.adminNote.max}
            error={noteProblem}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
        {decides ? null : (
          <Checkbox
            name="submits"
            label={m.bulk_edit_submit()}
            checked={submits}
            onChange={({ target }) => setSubmits(target.checked)}
          />
        )}
      </Card>
      {decides ? null : (
        <Card>
          <RadioGroup
            name="arrival"
            label={m.bulk_edit_arrival()}
            options={[
              { value: 'draft', label: m.imports_draft(), help: m.bulk_edit_draft_help() },
              { value: 'pending', label: m.imports_pending(), help: m.bulk_edit_pending_help() },
            ]}
            value={arrival}
            onValueChange={(value) => {
              const next = arrivals.find((each) => each === value);
              if (next) setArrival(next);
            }}
          />
        </Card>
      )}
      <Inline>
        <Button
          tone="primary"
          writes
          busy={busy}
          disabled={all.length === 0 || isIncomplete || noteProblem !== undefined}
          onClick={() => onCheck({ changes: all, arrival })}
        >
          {m.bulk_edit_check({ count: rows })}
        </Button>
      </Inline>
    </Stack>
  );
}

interface FieldChangeProps {
  name: ListingField;
  chosen: Chosen;
  terms: ListingTerms;
  onChange: (next: Partial<Chosen>) => void;
}

/** What happens with a field, and with which terms. */
function FieldChange({ name, chosen, terms, onChange }: FieldChangeProps) {
  const { choice, ids } = chosen;
  const spec = specOf(name);
  const choices = choicesOf(name);
  const words = choices.find(([each]) => each === choice)?.[1];
  const known = isOfKind(name, 'terms') ? terms[name] : null;
  const options = useMemo(() => known?.map(termOption) ?? [], [known]);
  return (
    <Stack space="xsmall">
      <Select
        name={name}
        label={labelOf(name)}
        options={[
          { value: keep, label: m.bulk_edit_keep() },
          ...choices.map(([value, label]) => ({ value, label })),
        ]}
        value={choice}
        onValueChange={(value) =>
          onChange({ choice: choices.find(([each]) => each === value)?.[0] ?? keep })
        }
      />
      {takesTerms(choice) ? (
        <MultiSelect
          name={`${name}-terms`}
          label={`${labelOf(name)}: ${words}`}
          labelHidden
          options={options}
          loading={known === null}
          max={choice === 'remove' || spec.kind !== 'terms' ? undefined : spec.max}
          value={ids.map(String)}
          onValueChange={(values) => onChange({ ids: values.map(Number) })}
        />
      ) : null}
    </Stack>
  );
}
