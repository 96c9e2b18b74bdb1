import { Stack } from '@portal/ui/components/layout';
import { Columns } from '@portal/ui/patterns/Shell';
import { type ReactNode, useRef, useState } from 'react';
import { DirtyReport } from '../core/DirtyReport.tsx';
import { Form } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { KeptTextBanner } from '../core/keeping/KeptTextBanner.tsx';
import { SubmitBar } from '../core/SubmitBar.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { ListingClashes } from './ListingClashes.tsx';
import { ListingNotice } from './ListingNotice.tsx';
import { LiveCompleteness } from './LiveCompleteness.tsx';
import { LivePreview } from './LivePreview.tsx';
import { listingLabels } from './listingLabels.ts';
import { copyOf, listingActions, listingMode } from './listingMode.ts';
import type { ListingTerms } from './listingTerms.ts';
import { AboutSection } from './sections/AboutSection.tsx';
import { ContactSection } from './sections/ContactSection.tsx';
import { DecisionSection } from './sections/DecisionSection.tsx';
import { FoundSection } from './sections/FoundSection.tsx';
import { LinksSection } from './sections/LinksSection.tsx';
import { LogoSection } from './sections/LogoSection.tsx';
import { TeamSection } from './team/TeamSection.tsx';
import { type ListingFormSetup, useListingForm } from './useListingForm.ts';

export interface ListingFormProps extends ListingFormSetup {
  /** All terms to choose from; null while they are on their way. Keep the object the same between renders. */
  terms: ListingTerms;
  /** Told whether leaving now would lose text: for a leave guard around the form. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** The person gave up; the text is put back already. Default: no 'Discard'. */
  onDiscard?: (() => void) | undefined;
  /** Shows the listing's history, from the banner of a declined listing. Default: no such button. */
  onHistory?: (() => void) | undefined;
  /** What else is known of the listing, below preview and completeness. */
  beside?: ReactNode;
}

/** Everything of one listing: for vendors to submit, for admins to store and decide. Another record begins a form of its own. */
export function ListingForm(props: ListingFormProps) {
  return <OneCopy key={copyOf(props.record)} {...props} />;
}

function OneCopy(props: ListingFormProps) {
  const { terms, onDirtyChange, onDiscard, onHistory, beside, ...setup } = props;
  const { type, record, role, now } = setup;
  const { form, logo, photos, kept, clashes, putBack } = useListingForm(setup);
  const [asking, setAsking] = useState(false);
  const dirty = useRef(false);
  const { submit, draft } = listingActions(listingMode(record), role);

  function discard(): void {
    setAsking(false);
    putBack();
    onDiscard?.();
  }

  function reportDirty(isDirty: boolean): void {
    dirty.current = isDirty;
    onDirtyChange?.(isDirty);
  }

  return (
    <Form form={form} label={`Listing of ${type === 'app' ? 'an app' : 'a service'}`}>
      <Columns
        kind="form"
        aside={
          <>
            <LivePreview type={type} record={record} terms={terms} />
            <LiveCompleteness type={type} />
            {beside}
          </>
        }
      >
        <Stack>
          <KeptTextBanner offers={kept.offers} labels={listingLabels} />
          <FormErrors labels={listingLabels} />
          {role === 'vendor' ? <ListingNotice record={record} onHistory={onHistory} /> : null}
          <ListingClashes controls={clashes} record={record} terms={terms}>
            <AboutSection type={type} />
            <LinksSection type={type} />
            <FoundSection type={type} record={record} terms={terms} />
            {type === 'service' ? <ContactSection /> : null}
            {type === 'service' ? <TeamSection photos={photos} /> : null}
            <LogoSection logo={logo} />
            {role === 'admin' ? <DecisionSection /> : null}
          </ListingClashes>
        </Stack>
      </Columns>
      <SubmitBar
        submit={submit}
        draft={draft ?? undefined}
        onDiscard={onDiscard && (() => (dirty.current ? setAsking(true) : onDiscard()))}
        now={now}
      />
      <DiscardDialog open={asking} onOpenChange={setAsking} onDiscard={discard} />
      <DirtyReport
        also={logo.chosen !== null || photos.chosen !== null}
        onDirtyChange={reportDirty}
      />
    </Form>
  );
}
