import type { Import } from '@portal/data/imports';
import { useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import {
  arrivals,
  type ImportKind,
  type ImportPlan,
  importedKind,
  importTargetLabels,
  isListingKind,
  isPictureColumn,
  isTermsTarget,
  logoTarget,
  requiredTargets,
  targetsProblem,
  usualArrival,
} from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Checkbox } from '@portal/ui/components/Checkbox';
import { Inline, Stack } from '@portal/ui/components/layout';
import { RadioGroup } from '@portal/ui/components/RadioGroup';
import { Select } from '@portal/ui/components/Select';
import { type Column, phoneCard, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { ArrowDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import type { FileWords } from './fileWords.ts';
import { useAsked } from './useAsked.ts';

interface ImportColumnsProps {
  current: Import;
  words: FileWords;
  busy: boolean;
  onCheck: (plan: ImportPlan) => void;
  /** Chooses another file. */
  onOther: () => void;
}

/** The value of a column that is not imported. */
const none = 'none';

/** Columns above which a button skips them. */
const FEW = 6;

interface Row {
  place: number;
  name: string;
  samples: string;
  target: string | null;
  /** What is wrong with its field. */
  error: string | undefined;
}

interface PictureNoteProps {
  kind: ImportKind;
  name: string;
  target: string | null;
}

/** What happens to the pictures of a column. */
function PictureNote({ kind, name, target }: PictureNoteProps) {
  const isLeftOut = target === null && isPictureColumn(name);
  if (!isLeftOut && target !== logoTarget) return null;
  return (
    <Text size="small" tone="muted">
      {!isLeftOut
        ? m.imports_logos_loaded()
        : isListingKind(kind)
          ? m.imports_logos_by_address()
          : m.imports_no_pictures()}
    </Text>
  );
}

/** What each column of the file is imported as, by what rows find their record, and how new listings arrive. */
export function ImportColumns({ current, words, busy, onCheck, onOther }: ImportColumnsProps) {
  const { type, columns: given, format } = current;
  const user = useUser();
  const [targets, setTargets] = useState(() => given.map(({ target }) => target));
  const [key, setKey] = useState(current.key);
  const [chosenArrival, setArrival] = useState<Import['arrival'] | null>(null);
  const assigns = may(user, 'listing.assign');
  const isOfOthers = targets.includes('account');
  const wasOfOthers = given.some(({ target }) => target === 'account');
  // Until the user chooses, it follows the column of the vendor.
  const arrival =
    chosenArrival ??
    (isOfOthers === wasOfOthers ? current.arrival : usualArrival(targets, assigns));
  const [skipUnknownTerms, setSkips] = useState(current.skipUnknownTerms);
  const [emailsVendors, setEmails] = useState(current.emailsVendors);
  const labels = useMemo(() => importTargetLabels(type), [type]);
  const how = useRef<HTMLElement>(null);
  const problem = targetsProblem(targets, given.length, type);
  // The second column of a field, or the first one that could have the missing field.
  const twice = targets.findIndex((each, at) => each !== null && targets.indexOf(each) < at);
  const wrong = twice < 0 ? Math.max(targets.indexOf(null), 0) : twice;
  const { ref, asked, ask } = useAsked(problem);
  const keys = importedKind(type).keys.filter((each) => targets.includes(each));
  const chosenKey = keys.includes(key) ? key : keys[0];
  const needed = useMemo(() => requiredTargets(type, arrival), [type, arrival]);
  const missing = labels.filter(([each]) => needed.includes(each) && !targets.includes(each));
  const columns = useMemo((): Column<Row>[] => {
    const options = [
      { value: none, label: m.imports_not_imported() },
      ...labels.map(([value, field]) => ({
        value,
        label: needed.includes(value) ? m.imports_required({ field }) : field,
      })),
    ];
    return [
      {
        key: 'name',
        title: m.imports_column(),
        phone: 'title',
        cell: ({ name, samples }) => (
          <Stack space="xxsmall">
            <Text size="label">{name}</Text>
            <Text size="small" tone="muted">
              {samples}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'target',
        title: m.imports_field(),
        width: 300,
        phone: 'line',
        cell: ({ place, name, target, error }) => (
          <Stack space="xxsmall">
            <Select
              name={`target-${place}`}
              label={m.imports_field_of({ column: name })}
              labelHidden
              error={error}
              options={options}
              value={target ?? none}
              onValueChange={(value) =>
                setTargets((before) =>
                  before.map((each, index) =>
                    index === place ? (value === none ? null : value) : each,
                  ),
                )
              }
            />
            <PictureNote kind={type} name={name} target={target} />
          </Stack>
        ),
      },
    ];
  }, [labels, needed, type]);
  const rows = given.map(({ name, samples }, at) => ({
    place: at,
    name: name.trim() || m.imports_column_number({ number: at + 1 }),
    samples: samples.join(' · '),
    target: targets[at] ?? null,
    error: asked && at === wrong ? problem : undefined,
  }));
  const keyLabels = {
    id: m.imports_key_id(),
    slug: m.imports_key_slug(),
    name: words.keyName,
    email: m.imports_key_email(),
    listing_slug: m.imports_key_slug(),
  };
  return (
    <Stack space="large" ref={ref}>
      <TableCard
        toolbar={
          given.length > FEW ? (
            <Button size="compact" icon={ArrowDown} onClick={() => how.current?.focus()}>
              {m.imports_skip_columns()}
            </Button>
          ) : undefined
        }
      >
        <Table
          caption={m.imports_columns_of({ file: current.file })}
          columns={columns}
          rows={rows}
          rowKey={({ place }) => String(place)}
          phone={phoneCard}
        />
      </TableCard>
      <Card title={m.imports_how()} ref={how} tabIndex={-1}>
        {chosenKey && importedKind(type).keys.length > 1 ? (
          <RadioGroup
            name="key"
            label={words.key}
            help={words.keyHelp}
            options={keys.map((value) => ({ value, label: keyLabels[value] }))}
            value={chosenKey}
            onValueChange={(value) => {
              const next = keys.find((each) => each === value);
              if (next) setKey(next);
            }}
          />
        ) : null}
        {isListingKind(type) ? (
          <RadioGroup
            name="arrival"
            label={m.imports_arrival()}
            options={[
              { value: 'draft', label: m.imports_draft(), help: m.imports_draft_help() },
              { value: 'pending', label: m.imports_pending(), help: m.imports_pending_help() },
            ]}
            value={arrival}
            onValueChange={(value) => {
              const next = arrivals.find((each) => each === value);
              if (next) setArrival(next);
            }}
          />
        ) : null}
        {isListingKind(type) && assigns ? (
          <Text size="small" tone="muted">
            {isOfOthers ? m.imports_of_vendors() : m.imports_of_yourself()}
          </Text>
        ) : null}
        {type === 'reviews' ? (
          <Text size="small" tone="muted">
            {m.imports_reviews_rules()}
          </Text>
        ) : null}
        {type === 'accounts' ? (
          <Stack space="xxsmall">
            <Checkbox
              name="emailsVendors"
              label={m.imports_email_vendors()}
              checked={emailsVendors}
              onChange={({ target }) => setEmails(target.checked)}
            />
            <Text size="small" tone="muted">
              {m.imports_email_vendors_help()}
            </Text>
          </Stack>
        ) : null}
        {targets.some((target) => isTermsTarget(type, target)) ? (
          <Checkbox
            name="skipUnknownTerms"
            label={m.imports_skip_unknown_terms()}
            checked={skipUnknownTerms}
            onChange={({ target }) => setSkips(target.checked)}
          />
        ) : null}
        {format === 'csv' ? (
          <Text size="small" tone="muted">
            {m.imports_json_is_exact()}
          </Text>
        ) : null}
      </Card>
      {problem && !asked ? <Banner tone="caution">{problem}</Banner> : null}
      {!problem && missing.length > 0 ? (
        <Banner tone="info">
          {words.missing({ fields: missing.map(([, label]) => label).join(', ') })}
        </Banner>
      ) : null}
      <Inline>
        <Button
          tone="primary"
          writes
          busy={busy}
          onClick={() => {
            if (problem || !chosenKey) ask();
            else onCheck({ targets, key: chosenKey, arrival, skipUnknownTerms, emailsVendors });
          }}
        >
          {m.imports_check({ count: current.rows })}
        </Button>
        <Button onClick={onOther}>{m.imports_other_file()}</Button>
      </Inline>
    </Stack>
  );
}
