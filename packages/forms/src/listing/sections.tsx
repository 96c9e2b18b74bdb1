import type { Listing } from '@portal/data/schemas';
import {
  collectionOf,
  fieldsOfCollection,
  hasLines,
  isOfKind,
  isRequired,
  type ListingField,
  type ListingSection,
  type ListingTextField,
  type ListingType,
  listingFields,
  listingFieldsOf,
  logoTypes,
  noteFields,
  recordOf,
  specOf,
  textKinds,
  textLimits,
} from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import type { TextFieldProps } from '@portal/ui/components/TextField';
import { Check, Link as LinkIcon, X } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FormSegmentedControl, FormSwitch } from '../core/choiceFields.tsx';
import { FormTextArea, FormTextField } from '../core/fields.tsx';
import { FormFileField } from '../core/files/fileFields.tsx';
import type { Upload } from '../core/files/useUploads.ts';
import { pictureProblem } from '../core/pictures/pictureProblem.ts';
import { m } from '../i18n/messages.js';
import { type ListingTerms, ownTerms, type TermField, termOptions } from './listingTerms.ts';
import { type ListingValues, listingLabels } from './listingValues.ts';
import { fileOf, type LogoValue } from './picture.ts';
import { TermCombobox, TermMultiSelect } from './termFields.tsx';

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

const addresses = {
  link: { type: 'url', icon: LinkIcon, placeholder: 'https://' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

type Hints = Pick<TextFieldProps, 'help' | 'placeholder'>;

/** What texts show beside that of their kind. */
const hints: Partial<Record<ListingField, (type: ListingType) => Hints>> = {
  shortDescription: () => ({ help: m.listing_short_description_help() }),
  pricing: (type) => ({
    placeholder: type === 'service' ? m.listing_pricing_example() : undefined,
    help: m.listing_pricing_help(),
  }),
};

function TextControl({ name, type }: SectionProps & { name: ListingTextField }) {
  const { kind, max } = listingFields[name];
  const props = {
    ...field(name),
    aside: isRequired(name) ? undefined : m.listing_optional(),
    ...hints[name]?.(type),
  };
  if (kind !== 'text' && kind !== 'line')
    return <FormTextField<ListingValues> {...props} {...addresses[kind]} />;
  if (hasLines(name)) return <FormTextArea<ListingValues> {...props} rows={6} maxSymbols={max} />;
  return <FormTextField<ListingValues> {...props} maxSymbols={max} />;
}

/** The texts and switches of a section. */
function Controls({ section, type }: SectionProps & { section: ListingSection }) {
  const own = fieldsOfCollection(collectionOf({ type }));
  return own
    .filter((name) => specOf(name).section === section)
    .map((name) => {
      if (isOfKind(name, ...textKinds)) return <TextControl key={name} name={name} type={type} />;
      return isOfKind(name, 'flag') ? (
        <FormSwitch<ListingValues> key={name} {...field(name)} />
      ) : null;
    });
}

interface AboutSectionProps extends SectionProps {
  typeName: string | undefined;
}

export const AboutSection = memo(function AboutSection({ type, typeName }: AboutSectionProps) {
  const usual = type === 'app' ? m.listing_about_app() : m.listing_about_service();
  return (
    <Card
      title={typeName === undefined ? usual : m.listing_about_listing()}
      help={m.listing_about_help()}
    >
      <Controls section="about" type={type} />
    </Card>
  );
});

export const LinksSection = memo(function LinksSection({ type }: SectionProps) {
  return (
    <Card title={m.listing_links_and_price()} help={m.listing_links_and_price_help()}>
      <Controls section="links" type={type} />
    </Card>
  );
});

interface FoundSectionProps extends SectionProps {
  record: Listing | null;
  terms: ListingTerms;
}

const foundHelp: Record<ListingType, string> = {
  app: m.listing_found_help_app(),
  service: m.listing_found_help_service(),
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
    <Card title={m.listing_category_and_industry()} help={foundHelp[type]}>
      {type === 'service' ? <TermCombobox<ListingValues> {...select('categories')} /> : null}
      <TermCombobox<ListingValues> {...select('industries')} />
      {type === 'app' ? (
        <TermMultiSelect<ListingValues>
          {...select('subcategories')}
          max={listingFields.subcategories.max}
        />
      ) : (
        <TermMultiSelect<ListingValues>
          {...select('locations')}
          max={listingFields.locations.max}
        />
      )}
    </Card>
  );
});

export const ContactSection = memo(function ContactSection() {
  return (
    <Card title={m.listing_contact_details()} help={m.listing_contact_details_help()}>
      <Controls section="contact" type="service" />
    </Card>
  );
});

interface LogoSectionProps {
  upload: Upload<LogoValue>;
  nzOwnedLabel: string;
}

export function LogoSection({ upload, nzOwnedLabel }: LogoSectionProps) {
  const logo = useWatch<ListingValues, 'logo'>({ name: 'logo' });
  return (
    <Card title={m.listing_logo_and_origin()} help={m.listing_logo_and_origin_help()}>
      <FormFileField<ListingValues, 'logo'>
        {...field('logo')}
        hint={m.listing_picture_hint()}
        accept={logoTypes.join(',')}
        check={pictureProblem}
        upload={upload}
        shownAs={fileOf}
      />
      {logo ? (
        <FormTextField<ListingValues>
          {...field('logoAlt')}
          aside={m.listing_optional()}
          help={m.listing_logo_alt_help()}
          maxSymbols={textLimits.logoAlt}
        />
      ) : null}
      <FormSwitch<ListingValues>
        name="nzOwned"
        label={nzOwnedLabel}
        help={
          nzOwnedLabel === listingLabels.nzOwned
            ? m.listing_nz_owned_help()
            : m.listing_shown_on_card()
        }
      />
    </Card>
  );
}

const statuses = [
  { value: 'PENDING', label: m.listing_status_pending(), tone: 'caution' },
  { value: 'APPROVED', label: m.listing_status_approved(), tone: 'positive', icon: Check },
  { value: 'DECLINED', label: m.listing_status_declined(), tone: 'critical', icon: X },
] as const;

/** For admins: the decision that is stored together with the listing. */
export const DecisionSection = memo(function DecisionSection() {
  const status = useWatch<ListingValues, 'status'>({ name: 'status' });
  return (
    <Card title={m.listing_decision()} help={m.listing_decision_help()}>
      <FormSegmentedControl<ListingValues> {...field('status')} options={statuses} />
      {status === 'DECLINED' ? (
        <FormTextArea<ListingValues>
          {...field('adminNote')}
          aside={m.listing_optional_for_vendor()}
          maxSymbols={noteFields.adminNote.max}
        />
      ) : null}
      <FormTextArea<ListingValues>
        {...field('internalNote')}
        aside={m.listing_optional_for_admins()}
        rows={2}
        maxSymbols={noteFields.internalNote.max}
      />
    </Card>
  );
});
