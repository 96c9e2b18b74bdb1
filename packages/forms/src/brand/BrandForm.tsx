import type { Media } from '@portal/data/schemas';
import {
  type BrandSettings,
  brandLabels,
  brandLimits,
  brandTexts,
  listingTexts,
  namesOf,
  supportEmailField,
} from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { Pair, Stack } from '@portal/ui/components/layout';
import { SegmentedControl } from '@portal/ui/components/SegmentedControl';
import { Columns } from '@portal/ui/patterns/Shell';
import { color } from '@portal/ui/theme/color';
import { radius } from '@portal/ui/theme/scale';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { createAttempts } from '../core/attempt.ts';
import { FormConflicts } from '../core/conflicts/FormConflicts.tsx';
import {
  type SameValue,
  useConflicts,
  useConflictTracker,
} from '../core/conflicts/useConflicts.ts';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import { type DraftProps, useLocalDraft } from '../core/drafts/useLocalDraft.ts';
import { FieldNotes } from '../core/FieldNotes.tsx';
import { DirtyReport, Form } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { FormTextField, useField } from '../core/fields.tsx';
import type { Upload } from '../core/files/useUploads.ts';
import type { Rules } from '../core/rules.ts';
import { SubmitBar } from '../core/SubmitBar.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';
import {
  type BrandValues,
  brandOfValues,
  languagesInWords,
  readBrandDraft,
  valuesOfBrand,
} from './brandValues.ts';
import { ColorField } from './ColorField.tsx';
import { Images } from './Images.tsx';
import { LanguagesField } from './LanguagesField.tsx';
import { LinksField } from './LinksField.tsx';
import { LivePreview } from './LivePreview.tsx';

type Computed = { [Name in 'accentDark' | 'panel']?: string };

export interface BrandFormProps extends DraftProps {
  /** The stored brand. Unchanged fields follow a newer version of it. */
  brand: BrandSettings;
  /** Of the stored brand. */
  version: number;
  /** Stores the brand. */
  onSubmit: (brand: BrandSettings) => Promise<SubmitResult>;
  /** Uploads an image. */
  upload: Upload<Media>;
  /** Renders the brand as it is typed, without the values that are wrong. */
  preview: (brand: BrandSettings) => ReactNode;
  /** The colours that follow the accent while their fields are empty. Default: those of the default brand. */
  computed?: Computed | undefined;
  /** Called with whether leaving now would lose text. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

const field = <Name extends keyof BrandValues>(name: Name) => ({ name, label: brandLabels[name] });

const general = [
  brandTexts.color,
  brandTexts.radius,
  brandTexts.font,
  brandTexts.contrast,
  brandTexts.tooManyLinks,
  listingTexts.link,
];

const noColors: Computed = {};

/** All values are checked together, as the server does. */
const rules: Rules<BrandValues> = {
  fields: {},
  together: (values) => brandOfValues(values).problems,
};

const isSameField: SameValue<BrandValues> = (name, one, other) =>
  JSON.stringify(one[name]) === JSON.stringify(other[name]);

/** A value as text; empty for a blank one. */
function valueText(name: keyof BrandValues, values: BrandValues): string {
  if (name === 'density' || name === 'dateFormat')
    return choices[name].find(({ value }) => value === values[name])?.label ?? '';
  if (name === 'legalLinks')
    return values.legalLinks.map(({ label, href }) => `${label}: ${href}`).join('\n');
  if (name === 'languages') return languagesInWords(values.languages);
  const value = values[name];
  if (typeof value === 'string') return value.trim();
  return value ? m.brand_image({ width: value.width, height: value.height }) : '';
}

const news = (open: readonly string[]) =>
  m.brand_conflicts({
    fields: namesOf(brandLabels)
      .filter((name) => open.includes(name))
      .map((name) => brandLabels[name])
      .join(', '),
  });

const choices = {
  density: [
    { value: 'comfortable', label: m.brand_comfortable() },
    { value: 'compact', label: m.brand_compact() },
  ],
  dateFormat: [
    { value: 'month-first', label: m.brand_month_first() },
    { value: 'day-first', label: m.brand_day_first() },
    { value: 'iso', label: m.brand_year_first() },
  ],
} as const;

/** The names, colours and addresses of the portal. */
export function BrandForm(props: BrandFormProps) {
  const { brand, version, onSubmit, upload, preview, onDirtyChange, user, draftStore } = props;
  const { now = Date.now, computed = noColors } = props;
  const stored = useMemo(() => valuesOfBrand(brand), [brand]);
  const [attempts] = useState(() => createAttempts());
  const tracker = useConflictTracker<BrandValues>(() => true);
  const form = useForm<BrandValues>({
    values: stored,
    rules: tracker.guard(() => rules),
    now,
    async onSubmit(values) {
      localDraft.storeNow();
      const result = await onSubmit(brandOfValues(values).brand);
      if (result.ok) {
        conflicts.settled(values);
        void localDraft.saved(values);
      }
      return result;
    },
  });
  const conflicts = useConflicts({ tracker, form, stored, same: isSameField });
  const localDraft = useLocalDraft({
    form: form.api,
    stored,
    version,
    draftStore,
    attempts,
    conflicts,
    now,
    draftKey: { user, form: 'brand', record: '' },
    read: readBrandDraft,
  });
  return (
    <Form form={form} label={m.brand_brand()}>
      <Columns kind="form" aside={<LivePreview preview={preview} stored={brand} />}>
        <Stack>
          <LocalDraftBanner offers={localDraft.offers} labels={brandLabels} />
          <FormErrors labels={brandLabels} general={general} />
          <FormConflicts controls={conflicts} valueText={valueText} news={news}>
            <Names />
            <Look computed={computed} />
            <Images upload={upload} />
            <Addresses />
            <LanguagesField />
          </FormConflicts>
        </Stack>
      </Columns>
      <SubmitBar
        submit={{
          label: m.brand_save_brand(),
          shortLabel: m.brand_save(),
          busyLabel: m.core_saving(),
          doneLabel: m.brand_saved(),
        }}
        onDiscard={() => {
          conflicts.settled(stored);
          form.reset(stored);
        }}
        now={now}
      />
      <DirtyReport onDirtyChange={onDirtyChange} />
    </Form>
  );
}

const Names = memo(function Names() {
  return (
    <Card title={m.brand_names()} help={m.brand_names_help()}>
      <FormTextField<BrandValues>
        {...field('portal')}
        help={m.brand_portal_help()}
        maxSymbols={brandLimits.name}
      />
      <Pair>
        <FormTextField<BrandValues> {...field('apps')} maxSymbols={brandLimits.name} />
        <FormTextField<BrandValues> {...field('services')} maxSymbols={brandLimits.name} />
      </Pair>
      <FormTextField<BrandValues>
        {...field('nzOwned')}
        help={m.brand_owned_help()}
        maxSymbols={brandLimits.name}
      />
    </Card>
  );
});

const Look = memo(function Look({ computed }: { computed: Computed }) {
  return (
    <Card title={m.brand_look()} help={m.brand_look_help()}>
      <ColorField name="accent" fallback={color.accent.light} help={m.brand_accent_help()} />
      <ColorField
        name="accentDark"
        fallback={computed.accentDark ?? color.accent.dark}
        placeholder={m.brand_computed()}
        help={m.brand_accent_dark_help()}
      />
      <ColorField
        name="panel"
        fallback={computed.panel ?? color.stone.light}
        placeholder={m.brand_computed()}
        help={m.brand_panel_help()}
      />
      <ColorField name="neutral" fallback={color.chart2.light} help={m.brand_neutral_help()} />
      <Pair>
        <FormTextField<BrandValues>
          {...field('radius')}
          aside={m.core_optional()}
          help={m.brand_radius_help()}
          placeholder={String(radius.control)}
          inputMode="numeric"
        />
        <FormTextField<BrandValues>
          {...field('font')}
          aside={m.core_optional()}
          help={m.brand_font_help()}
          placeholder="Georgia, serif"
          spellCheck={false}
        />
      </Pair>
      <ChoiceField name="density" help={m.brand_density_help()} />
      <ChoiceField name="dateFormat" help={m.brand_date_format_help()} />
    </Card>
  );
});

/** Without the other fields for choices, which this page does not load. */
function ChoiceField({ name, help }: { name: keyof typeof choices; help: string }) {
  const { onChange, ...rest } = useField<BrandValues>(name);
  return (
    <>
      <SegmentedControl
        {...rest}
        label={brandLabels[name]}
        help={help}
        options={choices[name]}
        onValueChange={onChange}
      />
      <FieldNotes name={name} />
    </>
  );
}

const Addresses = memo(function Addresses() {
  return (
    <Card title={m.brand_help_and_legal()} help={m.brand_help_and_legal_help()}>
      <FormTextField<BrandValues>
        {...field('supportEmail')}
        aside={m.core_optional()}
        type="email"
        maxSymbols={supportEmailField.max}
      />
      <LinksField />
    </Card>
  );
});
