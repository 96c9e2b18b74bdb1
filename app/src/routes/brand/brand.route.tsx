import { useBrand, useBrandStore } from '@portal/data/brand';
import { DataError, messageFor, type StoredBrand } from '@portal/data/schemas';
import { type BrandSettings, brandLabels, namesOf, recordOf } from '@portal/domain';
import { BrandForm, fieldOf, languagesInWords } from '@portal/forms/brand';
import type { SubmitResult } from '@portal/forms/core';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { useToast } from '@portal/ui/components/Toast';
import { type Fact, FactsCard } from '@portal/ui/patterns/FactsCard';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { Columns } from '@portal/ui/patterns/Shell';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { brandWords } from '../../parts/brandWords.ts';
import { FailedPage } from '../../parts/failure.tsx';
import { useAction } from '../../parts/useAction.ts';
import { useUpload } from '../../parts/useUpload.ts';
import { useAppServices } from '../../portal.tsx';
import { lateComponent } from '../../shell/lateComponent.tsx';
import { usePage } from '../../shell/page.tsx';
import { useDraftGuard } from '../../shell/useDraftGuard.ts';

/** Computing a theme takes 10 KB of code. */
const Preview = lateComponent(async () => (await import('./BrandPreview.tsx')).BrandPreview, {
  failed: <Banner tone="caution">{m.brand_preview_failed()}</Banner>,
});

const header = {
  title: m.shell_brand(),
  help: m.brand_help(),
};

/** The brand of the portal, for owners. */
export function Component() {
  const stored = useBrand();
  usePage(m.shell_brand());
  if (stored.kind === 'loading') return <PageLoading />;
  if (stored.kind === 'failed') return <FailedPage {...stored} {...header} />;
  const { value } = stored;
  if (value.source === 'file') return <BrandOfFile {...value} />;
  return <EditBrand stored={value} />;
}

function EditBrand({ stored }: { stored: StoredBrand }) {
  const store = useBrandStore();
  const toast = useToast();
  const { ask } = useAction();
  const { reload: reloadPage } = useAppServices();
  const upload = useUpload();
  const guard = useDraftGuard();
  const [computed, setComputed] = useState({});
  // Another owner may save while the question is open.
  const version = useRef(stored.version);
  useEffect(() => {
    version.current = stored.version;
  });

  const done = (message: string) =>
    toast({
      tone: 'positive',
      message,
      action: { label: m.common_reload(), onAction: reloadPage },
      about: 'brand',
    });

  async function save(brand: BrandSettings): Promise<SubmitResult> {
    try {
      await store.save(brand, stored.version);
    } catch (error) {
      return failureOf(error);
    }
    done(m.brand_saved());
    return { ok: true };
  }

  const reset = () =>
    ask({
      title: m.brand_reset_question(),
      text: m.brand_reset_consequence(),
      confirm: m.brand_reset(),
      cancel: m.brand_keep(),
      busyLabel: m.brand_resetting(),
      async run() {
        await store.reset(version.current);
        done(m.brand_default_is_back());
      },
    });

  return (
    <Stack space="medium">
      <PageHeader
        {...header}
        actions={
          stored.source === 'saved' ? (
            <Button onClick={reset}>{m.brand_reset_to_default()}</Button>
          ) : null
        }
      />
      <BrandForm
        {...guard.form}
        brand={stored.brand}
        version={stored.version}
        onSubmit={save}
        upload={upload}
        computed={computed}
        preview={(brand) => <Preview brand={brand} onComputed={setComputed} />}
      />
    </Stack>
  );
}

/** Errors carry the path of the brand, such as `look.accent`; the form names the field `accent`. */
function failureOf(error: unknown): SubmitResult {
  const message = messageFor(error);
  if (!(error instanceof DataError)) return { ok: false, message };
  const fields = error.fields.map((field) => ({ ...field, path: fieldOf(field.path.split('.')) }));
  const [only] = fields;
  return { ok: false, message: fields.length === 1 && only ? only.message : message, fields };
}

/** Set in a file of the server: shown, but not editable. */
function BrandOfFile({ brand }: StoredBrand) {
  const { names, look, images, supportEmail, legalLinks, dateFormat } = brand;
  const languages = languagesInWords(brand.languages);
  const urls = recordOf(namesOf(images), (name) => images[name]?.url ?? null);
  const facts = { ...names, ...look, ...urls, dateFormat, supportEmail, languages };
  return (
    <Stack space="medium">
      <PageHeader {...header} />
      <Banner tone="info" title={m.brand_in_file()}>
        {m.brand_in_file_help()}
      </Banner>
      <Columns kind="form" aside={<Preview brand={brand} />}>
        <FactsCard
          title={m.brand_values()}
          facts={[
            ...Object.entries(facts).map(
              ([name, value]): Fact => [
                brandLabels[name as keyof typeof facts],
                value === null ? m.brand_default() : (brandWords[name]?.[value] ?? String(value)),
              ],
            ),
            ...legalLinks.map(({ label, href }): Fact => [label, href]),
          ]}
        />
      </Columns>
    </Stack>
  );
}
