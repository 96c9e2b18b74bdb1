import type { BulkEditPlan, Import } from '@portal/data/imports';
import { useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import {
  arrivals,
  type BulkActionName,
  type BulkChange,
  bulkActionNames,
  bulkActions,
  bulkFeature,
  bulkFields,
  bulkTarget,
  bulkTexts,
  type Collection,
  fieldProblem,
  isOfKind,
  type ListingField,
  noteFields,
  selectionLimits,
  specOf,
  storedName,
  type TermName,
} from '@portal/domain';
import { type ListingTerms, termOption } from '@portal/forms/listing';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Checkbox } from '@portal/ui/components/Checkbox';
import { Inline, Stack } from '@portal/ui/components/layout';
import { MultiSelect, type MultiSelectProps } from '@portal/ui/components/MultiSelect';
import { RadioGroup } from '@portal/ui/components/RadioGroup';
import { Select } from '@portal/ui/components/Select';
import { TextArea } from '@portal/ui/components/TextArea';
import { useMemo, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { actionTexts, type BulkChoice, choiceOf, choicesOf, labelOf } from './bulkText.ts';
import { MoveTarget } from './MoveTarget.tsx';
import { useAsked } from './useAsked.ts';

const keep = 'keep';

/** What the user chose for a field. */
type Choice = BulkChoice | typeof keep;

interface Chosen {
  choice: Choice;
  ids: readonly number[];
}

const actionOf = (value: string | undefined): BulkActionName | null =>
  bulkActionNames.find((each) => each === value) ?? null;

const helps: Readonly<Record<BulkActionName, () => string>> = {
  approve: m.bulk_edit_status_help,
  decline: m.bulk_edit_status_help,
  move: m.bulk_edit_move_help,
  feature: () => m.bulk_edit_feature_help({ max: selectionLimits.featured }),
  unfeature: m.bulk_edit_unfeature_help,
};

const fieldOf = (action: BulkActionName | null) => action && bulkActions[action].field;

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
  const user = useUser();
  const decides = may(user, 'listing.decide');
  const choices = bulkActionNames.filter((each) => may(user, bulkActions[each].action));
  // Other staff only change fields of listings of their own.
  const isWithoutFields = choices.length > 0 && !may(user, 'listing.save', { account: null });
  const fields = bulkFields(collection);
  const [chosen, setChosen] = useState(() => chosenIn(before));
  const [submits, setSubmits] = useState(chosen.has('draft'));
  const [action, setAction] = useState(
    () => actionOf(before[0]?.operation) ?? (isWithoutFields ? (choices[0] ?? null) : null),
  );
  const [note, setNote] = useState(before[0]?.note ?? '');
  const [target, setTarget] = useState(() => bulkTarget(before) ?? null);
  const [industry, setIndustry] = useState(() => bulkFeature(before)?.industry ?? null);
  const [arrival, setArrival] = useState(current.arrival);
  const of = (name: ListingField) => chosen.get(storedName(name)) ?? untouched;
  const choose = (name: ListingField, next: Partial<Chosen>) =>
    setChosen(new Map([...chosen, [storedName(name), { ...of(name), ...next }]]));
  const takes = action && bulkActions[action].takes;
  const noteProblem =
    fieldOf(action) === 'status' ? fieldProblem(noteFields.adminNote, note) : undefined;
  const changesOf = (): BulkChange[] => {
    if (action !== null) {
      const { field } = bulkActions[action];
      if (!takes) return [{ field, operation: action, ids: [], note }];
      const id = takes === 'users' ? target : industry;
      return id === null ? [] : [{ field, operation: action, ids: [id] }];
    }
    const changes = fields.flatMap((name) => changeOf(name, of(name)) ?? []);
    return submits ? [...changes, { field: 'draft', operation: 'uncheck', ids: [] }] : changes;
  };
  const isIncomplete = action === null && fields.some((name) => lacksTerms(of(name)));
  const all = changesOf();
  // Another choice may bring a field that was not there to fill in.
  const { ref, asked, ask } = useAsked([action, ...fields.map((name) => of(name).choice)].join());
  const lacks = (isMissing: boolean, text: string) => (asked && isMissing ? text : undefined);
  const nothing = lacks(action === null && !isIncomplete && all.length === 0, bulkTexts.noChanges);
  return (
    <Stack space="large" ref={ref}>
      <Card title={m.bulk_edit_selected({ count: rows })}>
        {choices.length > 0 ? (
          <Select
            name="action"
            label={m.bulk_edit_action()}
            help={action === null ? m.bulk_edit_action_help() : helps[action]()}
            error={nothing}
            options={[
              ...(isWithoutFields ? [] : [{ value: keep, label: m.bulk_edit_fields() }]),
              ...choices.map((value) => ({ value, label: actionTexts[value] })),
            ]}
            value={action ?? keep}
            onValueChange={(value) => setAction(actionOf(value))}
          />
        ) : null}
        {takes === 'users' ? (
          <MoveTarget
            chosen={target}
            error={lacks(target === null, m.bulk_edit_choose_account({ count: rows }))}
            onChoose={setTarget}
          />
        ) : null}
        {takes === 'industries' ? (
          <TermSelect
            name="featured"
            label={labelOf('industries')}
            known={terms.industries}
            max={1}
            error={lacks(industry === null, m.bulk_edit_choose_industry())}
            ids={industry === null ? [] : [industry]}
            onChange={([id = null]) => setIndustry(id)}
          />
        ) : null}
        {action === null
          ? fields.map((name, at) => (
              <FieldChange
                key={name}
                name={name}
                chosen={of(name)}
                terms={terms}
                error={at === 0 && choices.length === 0 ? nothing : undefined}
                termsError={lacks(lacksTerms(of(name)), bulkTexts.noTerms)}
                onChange={(next) => choose(name, next)}
              />
            ))
          : null}
        {fieldOf(action) === 'status' ? (
          <TextArea
            name="note"
            label={action === 'approve' ? m.bulk_edit_approve_note() : m.bulk_edit_note()}
            help={
              action === 'approve'
                ? m.bulk_edit_approve_note_help({ count: rows })
                : m.bulk_edit_note_help({ count: rows })
            }
            maxSymbols={noteFields.adminNote.max}
            error={noteProblem}
            value={note}
            onChange={({ target: { value } }) => setNote(value)}
          />
        ) : null}
        {decides || action !== null ? null : (
          <Checkbox
            name="submits"
            label={m.bulk_edit_submit()}
            checked={submits}
            onChange={({ target: { checked } }) => setSubmits(checked)}
          />
        )}
      </Card>
      {decides || action !== null ? null : (
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
          onClick={() => {
            if (all.length === 0 || isIncomplete || noteProblem !== undefined) ask();
            else onCheck({ changes: all, arrival });
          }}
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
  error: string | undefined;
  termsError: string | undefined;
  onChange: (next: Partial<Chosen>) => void;
}

/** What happens with a field, and with which terms. */
function FieldChange(props: FieldChangeProps) {
  const { name, chosen, terms, error, termsError, onChange } = props;
  const { choice, ids } = chosen;
  const spec = specOf(name);
  const choices = choicesOf(name);
  const words = choices.find(([each]) => each === choice)?.[1];
  return (
    <Stack space="xsmall">
      <Select
        name={name}
        label={labelOf(name)}
        error={error}
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
        <TermSelect
          name={`${name}-terms`}
          label={`${labelOf(name)}: ${words}`}
          labelHidden
          known={isOfKind(name, 'terms') ? terms[name] : null}
          max={choice === 'remove' || spec.kind !== 'terms' ? undefined : spec.max}
          ids={ids}
          error={termsError}
          onChange={(next) => onChange({ ids: next })}
        />
      ) : null}
    </Stack>
  );
}

interface TermSelectProps
  extends Pick<MultiSelectProps, 'name' | 'label' | 'labelHidden' | 'max' | 'error'> {
  /** Null while they load. */
  known: ListingTerms[TermName];
  ids: readonly number[];
  onChange: (ids: number[]) => void;
}

function TermSelect({ known, ids, onChange, ...field }: TermSelectProps) {
  const options = useMemo(() => known?.map(termOption) ?? [], [known]);
  return (
    <MultiSelect
      {...field}
      options={options}
      placeholder={m.bulk_edit_choose()}
      loading={known === null}
      value={ids.map(String)}
      onValueChange={(values) => onChange(values.map(Number))}
    />
  );
}
