import type { Listing } from '@portal/data/schemas';
import {
  type ListingType,
  listingFields,
  listingFieldsOf,
  logoTypes,
  noteFields,
  recordOf,
  textLimits,
} from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { FileField } from '@portal/ui/components/FileField';
import { Check, Link as LinkIcon, X } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import {
  FormCombobox,
  FormMultiSelect,
  FormSegmentedControl,
  FormSwitch,
} from '../core/choiceFields.tsx';
import { FieldNotes } from '../core/FieldNotes.tsx';
import { useFormScope } from '../core/Form.tsx';
import { FormTextArea, FormTextField } from '../core/fields.tsx';
import type { PictureUpload } from '../core/pictures/usePictureUpload.ts';
import { type ListingTerms, ownTerms, type TermField, termOptions } from './listingTerms.ts';
import { type ListingValues, listingLabels } from './listingValues.ts';
import { fileOf } from './picture.ts';

/*
 * The sections of the listing form, in screen order; the team of a service has a file of its own. Memoized, because the form
 * renders once more when it is ready.
 */

const field = <Name extends keyof ListingValues>(name: Name) => ({
  name,
  label: listingLabels[name],
});

interface SectionProps {
  type: ListingType;
}

export const AboutSection = memo(function AboutSection({ type }: SectionProps) {
  return (
    <Card title={`About the ${type}`} help="The basics visitors see first.">
      <FormTextField<ListingValues> {...field('name')} maxSymbols={listingFields.name.max} />
      <FormTextField<ListingValues>
        {...field('shortDescription')}
        help="One plain sentence, shown in lists."
        maxSymbols={listingFields.shortDescription.max}
      />
      <FormTextArea<ListingValues>
        {...field('longDescription')}
        rows={6}
        maxSymbols={listingFields.longDescription.max}
      />
    </Card>
  );
});

export const LinksSection = memo(function LinksSection({ type }: SectionProps) {
  return (
    <Card title="Links and price" help="Where visitors go next and what it costs.">
      <FormTextField<ListingValues>
        {...field('link')}
        type="url"
        icon={LinkIcon}
        placeholder="https://"
      />
      <FormTextField<ListingValues>
        {...field('freeTrial')}
        type="url"
        icon={LinkIcon}
        placeholder="https://"
        aside="Optional"
      />
      <FormTextField<ListingValues>
        {...field('pricing')}
        placeholder={type === 'service' ? '$29.99/month' : undefined}
        help="Shown exactly as you type it."
        maxSymbols={listingFields.pricing.max}
      />
    </Card>
  );
});

interface FoundSectionProps extends SectionProps {
  record: Listing | null;
  terms: ListingTerms;
}

const foundHelp: Record<ListingType, string> = {
  app: 'We set the category from your subcategories.',
  service: 'How visitors find it.',
};

export const FoundSection = memo(function FoundSection({ type, record, terms }: FoundSectionProps) {
  const options = useMemo(
    () =>
      recordOf(listingFieldsOf('terms'), (name) =>
        termOptions(terms[name], ownTerms(record, name)),
      ),
    [record, terms],
  );
  const select = (name: TermField) => ({
    ...field(name),
    options: options[name],
    loading: terms[name] === null,
  });
  return (
    <Card title="Category and industry" help={foundHelp[type]}>
      {type === 'service' ? <FormCombobox<ListingValues> {...select('categories')} /> : null}
      <FormCombobox<ListingValues> {...select('industries')} />
      {type === 'app' ? (
        <FormMultiSelect<ListingValues>
          {...select('subcategories')}
          max={listingFields.subcategories.max}
        />
      ) : (
        <FormMultiSelect<ListingValues>
          {...select('locations')}
          max={listingFields.locations.max}
        />
      )}
    </Card>
  );
});

export const ContactSection = memo(function ContactSection() {
  return (
    <Card
      title="Contact details"
      help="Shown to the public. Leave blank anything you don’t want shown."
    >
      <FormTextField<ListingValues>
        {...field('email')}
        type="email"
        autoComplete="email"
        aside="Optional"
      />
      <FormTextField<ListingValues>
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        aside="Optional"
      />
    </Card>
  );
});

interface LogoSectionProps {
  upload: PictureUpload;
  nzOwnedLabel: string;
}

export function LogoSection({ upload, nzOwnedLabel }: LogoSectionProps) {
  const { running } = useFormScope();
  const { chosen, pick, remove } = upload;
  const { field: logo, fieldState } = useController<ListingValues, 'logo'>({ name: 'logo' });
  return (
    <Card title="Logo and origin" help="A square image works best.">
      <FileField
        name="logo"
        label={listingLabels.logo}
        hint="JPEG, PNG or WEBP, up to 5 MB"
        accept={logoTypes.join(',')}
        file={chosen ?? (logo.value && fileOf(logo.value))}
        progress={chosen?.progress ?? null}
        // While a submit waits for an upload, the upload can still be cancelled.
        disabled={running !== null && typeof chosen?.progress !== 'number'}
        error={fieldState.error?.message}
        onPick={pick}
        onRemove={remove}
        onBlur={logo.onBlur}
      />
      <FieldNotes name="logo" />
      {logo.value || chosen ? (
        <FormTextField<ListingValues>
          {...field('logoAlt')}
          aside="Optional"
          help="Describe the logo for screen readers. Leave blank if it only repeats the name."
          maxSymbols={textLimits.logoAlt}
        />
      ) : null}
      <FormSwitch<ListingValues>
        name="nzOwned"
        label={nzOwnedLabel}
        help={
          nzOwnedLabel === listingLabels.nzOwned
            ? 'The company is New Zealand-owned. Shown on the card.'
            : 'Shown on the card.'
        }
      />
    </Card>
  );
}

const statuses = [
  { value: 'PENDING', label: 'Pending', tone: 'caution' },
  { value: 'APPROVED', label: 'Approved', tone: 'positive', icon: Check },
  { value: 'DECLINED', label: 'Declined', tone: 'critical', icon: X },
] as const;

/** For admins: the decision that is stored together with the listing. */
export const DecisionSection = memo(function DecisionSection() {
  const status = useWatch<ListingValues, 'status'>({ name: 'status' });
  return (
    <Card title="Decision" help="Takes effect when you save.">
      <FormSegmentedControl<ListingValues> {...field('status')} options={statuses} />
      {status === 'DECLINED' ? (
        <FormTextArea<ListingValues>
          {...field('adminNote')}
          aside="Optional. Shown to the vendor"
          maxSymbols={noteFields.adminNote.max}
        />
      ) : null}
      <FormTextArea<ListingValues>
        {...field('internalNote')}
        aside="Optional. Only admins see this"
        rows={2}
        maxSymbols={noteFields.internalNote.max}
      />
    </Card>
  );
});
