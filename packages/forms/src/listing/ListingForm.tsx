import { formatDate, type Listing } from '@portal/data/schemas';
import {
  linkParts,
  listingTexts,
  type Remark as RemarkRecord,
  remarkTitle,
  waitText,
} from '@portal/domain';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { Banner } from '@portal/ui/components/Banner';
import { Stack } from '@portal/ui/components/layout';
import { Completeness } from '@portal/ui/patterns/Completeness';
import { DecisionBanner } from '@portal/ui/patterns/DecisionBanner';
import { ListingPreview } from '@portal/ui/patterns/ListingPreview';
import { Columns } from '@portal/ui/patterns/Shell';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import { DirtyReport, Form, useFormScope } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { useField } from '../core/fields.tsx';
import { focusField } from '../core/focusField.ts';
import { SubmitBar } from '../core/SubmitBar.tsx';
import type { Intent } from '../core/useForm.ts';
import { useSettledValues } from '../core/useSettledValues.ts';
import { m } from '../i18n/messages.js';
import { FieldRemarks } from './FieldRemarks.tsx';
import { ListingConflicts } from './ListingConflicts.tsx';
import { completenessLines, linesDone, listingLook } from './listingLook.ts';
import { formKey, listingActions, listingMode } from './listingMode.ts';
import { type ListingTerms, termNames } from './listingTerms.ts';
import {
  fieldStoredAs,
  type ListingValues,
  listingLabels,
  openRemarks,
  type TypedAnswer,
} from './listingValues.ts';
import {
  AboutSection,
  ContactSection,
  DecisionSection,
  FoundSection,
  LinksSection,
  LogoSection,
} from './sections.tsx';
import { TeamSection } from './TeamSection.tsx';
import { type ListingFormSetup, useListingForm } from './useListingForm.ts';

export interface ListingFormProps extends ListingFormSetup {
  /** All terms to choose from; null while they load. Keep the object the same between renders. */
  terms: ListingTerms;
  /** The label of the field `nzOwned`. Default: 'NZ owned'. */
  nzOwnedLabel?: string;
  /** The operator's name of listings of this type. Default: none, the texts are about an app or a service. */
  typeName?: string | undefined;
  /** Called with whether leaving now would lose text. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Called after the form was reset. Default: no 'Discard' button. */
  onDiscard?: (() => void) | undefined;
  /** Shows the history, from the banner of a declined listing. Default: no such button. */
  onHistory?: (() => void) | undefined;
  /** More about the listing, below preview and completeness. */
  sidebar?: ReactNode;
}

/**
 * The form of one listing: vendors submit it, admins store and decide it. Another record remounts it. A vendor's form stays,
 * with what was typed, when pending changes are approved or withdrawn meanwhile.
 */
export function ListingForm(props: ListingFormProps) {
  return <OneCopy key={formKey(props.record, props.role)} {...props} />;
}

function OneCopy(props: ListingFormProps) {
  const {
    terms,
    nzOwnedLabel = listingLabels.nzOwned,
    typeName,
    onDirtyChange,
    onDiscard,
    onHistory,
    sidebar,
    ...setup
  } = props;
  const { type, record, role, now } = setup;
  const { form, uploadPicture, photos, localDraft, conflicts, reset } = useListingForm(setup);
  const [missing, setMissing] = useState<readonly RemarkRecord[]>([]);
  const [asksMissing, setAsksMissing] = useState(false);
  const { submit, draft } = listingActions(listingMode(record), role);

  /** Asks before valid values are submitted without a required change. */
  async function submitAs(intent: Intent): Promise<void> {
    const open = role === 'vendor' && record ? openRemarks(record, form.api.getValues()) : [];
    if (intent !== 'submit' || open.length === 0 || !form.isValid()) return form.submit(intent);
    setMissing(open);
    setAsksMissing(true);
  }

  function discard(): void {
    reset();
    onDiscard?.();
  }

  const usual = type === 'app' ? m.listing_of_app() : m.listing_of_service();
  return (
    <Form
      form={{ ...form, submit: submitAs }}
      label={typeName === undefined ? usual : m.listing_in({ name: typeName })}
    >
      <Columns
        kind="form"
        aside={
          <>
            <LivePreview type={type} record={record} terms={terms} nzOwnedLabel={nzOwnedLabel} />
            <LiveCompleteness type={type} />
            {sidebar}
          </>
        }
      >
        <Stack>
          <LocalDraftBanner offers={localDraft.offers} labels={listingLabels} />
          <FormErrors
            labels={listingLabels}
            general={[listingTexts.link, listingTexts.tooManyPeople(0)]}
          />
          {role === 'vendor' ? (
            <ListingNotice record={record} onHistory={onHistory} nzOwnedLabel={nzOwnedLabel} />
          ) : null}
          <ListingConflicts controls={conflicts} record={record} terms={terms}>
            <FieldRemarks record={role === 'vendor' ? record : null}>
              <AboutSection type={type} typeName={typeName} />
              <LinksSection type={type} />
              <FoundSection type={type} record={record} terms={terms} />
              {type === 'service' ? <ContactSection /> : null}
              {type === 'service' ? <TeamSection photos={photos} /> : null}
              <LogoSection upload={uploadPicture} nzOwnedLabel={nzOwnedLabel} />
              {role === 'admin' ? <DecisionSection /> : null}
            </FieldRemarks>
          </ListingConflicts>
        </Stack>
      </Columns>
      <SubmitBar
        submit={submit}
        draft={draft ?? undefined}
        onDiscard={onDiscard && discard}
        now={now}
      />
      <AlertDialog
        open={asksMissing}
        onOpenChange={setAsksMissing}
        tone="primary"
        title={m.listing_submit_unresolved_question()}
        confirm={m.listing_submit_anyway()}
        cancel={m.core_keep_editing()}
        onConfirm={() => {
          setAsksMissing(false);
          void form.submit('submit');
        }}
      >
        <Stack space="small">
          <p>{m.listing_unresolved_help()}</p>
          <ul>
            {missing.map((remark) => (
              <li key={remark.id}>{`${remarkTitle(remark, nzOwnedLabel)}: ${remark.text}`}</li>
            ))}
          </ul>
        </Stack>
      </AlertDialog>
      <DirtyReport onDirtyChange={onDirtyChange} />
    </Form>
  );
}

interface RequestedChangesProps extends Pick<ListingFormProps, 'onHistory'> {
  nzOwnedLabel: string;
  record: Listing;
}

/** Explains to a vendor what a change to this listing means. */
function ListingNotice({
  record,
  ...rest
}: Pick<ListingFormProps, 'record'> & Omit<RequestedChangesProps, 'record'>) {
  const { onHistory } = rest;
  const mode = listingMode(record);
  if (!record || mode === 'new' || mode === 'draft') return null;
  if (mode === 'declined') {
    return (
      <DecisionBanner
        kind="declined"
        note={linkParts(record.adminNote?.trim() ?? '')}
        decidedAt={record.decidedAt ? formatDate(record.decidedAt) : undefined}
        onHistory={onHistory}
      />
    );
  }
  if (mode === 'changes') return <RequestedChanges record={record} {...rest} />;
  if (mode === 'pending') {
    const { wait } = record;
    return (
      <Banner tone="info" title={m.listing_in_review()}>
        {wait
          ? `${waitText(wait.position, wait.most)}. ${m.listing_in_review_help()}`
          : m.listing_in_review_help()}
      </Banner>
    );
  }
  if (record.revision) {
    return (
      <Banner tone="caution" title={m.listing_changes_in_review()}>
        {m.listing_changes_in_review_help()}
      </Banner>
    );
  }
  if (record.linkHiddenAt) {
    return (
      <Banner tone="critical" title={m.listing_link_broken()}>
        {m.listing_link_broken_help()}
      </Banner>
    );
  }
  return (
    <Banner tone="info" title={m.listing_is_live()}>
      {m.listing_is_live_help()}
    </Banner>
  );
}

/** What an admin asked for, with what is done as the vendor marks it. */
function RequestedChanges({ record, onHistory, nzOwnedLabel }: RequestedChangesProps) {
  const { element } = useFormScope();
  const { value } = useField<ListingValues>('answers');
  const answers: readonly TypedAnswer[] = value;
  const { request } = record;
  if (!request) return null;
  return (
    <DecisionBanner
      kind="changes"
      note={linkParts(request.message?.trim() ?? '')}
      decidedAt={formatDate(request.at)}
      onHistory={onHistory}
      changes={request.remarks.map((remark) => ({
        id: remark.id,
        title: remarkTitle(remark, nzOwnedLabel),
        done: answers.some(({ id, done }) => id === remark.id && done),
        onOpen: () => focusField(element.current, fieldStoredAs(remark.field)),
      }))}
    />
  );
}

/** The public card while the user types, shortly after each change; renders without the form. */
const LivePreview = memo(function LivePreview({
  type,
  record,
  terms,
  nzOwnedLabel,
}: Pick<ListingFormProps, 'type' | 'record' | 'terms' | 'nzOwnedLabel'>) {
  const look = useSettledValues((values: ListingValues) => listingLook(values, type));
  const names = useMemo(() => termNames(terms, record), [terms, record]);
  return (
    <ListingPreview
      name={look.name}
      logo={look.logo ?? undefined}
      summary={look.summary}
      chips={look.chips.flatMap((key) => names.get(key) ?? [])}
      facts={look.facts}
      nzOwned={look.nzOwned}
      nzOwnedLabel={nzOwnedLabel}
      rating={record?.rating ?? null}
      reviews={record?.numReviews ?? 0}
    />
  );
});

/** What is missing; renders only when a line changes. */
const LiveCompleteness = memo(function LiveCompleteness({ type }: Pick<ListingFormProps, 'type'>) {
  const { element } = useFormScope();
  const done = useSettledValues((values: ListingValues) => linesDone(values, type));
  const items = completenessLines[type].map(({ fields: [field], label, help }, index) => ({
    label,
    help,
    done: done[index] ?? false,
    onAdd: () => focusField(element.current, field),
  }));
  return <Completeness items={items} />;
});
