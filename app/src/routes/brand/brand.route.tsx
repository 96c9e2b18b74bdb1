import { useBrand } from '@portal/data/brand';
import { DataError, messageFor, type StoredBrand } from '@portal/data/schemas';
import { type BrandSettings, brandLabels, namesOf, recordOf } from '@portal/domain';
import { BrandForm, fieldOf, languagesInWords } from '@portal/forms/brand';
import type { SubmitResult } from '@portal/forms/core';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { useToast } from '@portal/ui/components/Toast';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { Columns } from '@portal/ui/patterns/Shell';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { brandWords } from '../../parts/brandWords.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { FailedPage } from '../../parts/failure.tsx';
import { useUpload } from '../../parts/useUpload.ts';
import { useAppServices } from '../../portal.tsx';
import { lateComponent } from '../../shell/lateComponent.tsx';
import { usePage } from '../../shell/page.tsx';
import { useDraftGuard } from '../../shell/useLeaveGuard.tsx';

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
  const { api, stored, reload } = useBrand();
  usePage(m.shell_brand());
  if (stored.kind === 'loading') return <PageLoading />;
  if (stored.kind === 'failed')
    return (
      <Stack space="large">
        <PageHeader {...header} />
        <FailedPage {...stored} />
      </Stack>
    );
  const { value } = stored;
  if (value.source === 'file') return <BrandOfFile {...value} />;
  return <EditBrand api={api} stored={value} reload={reload} />;
}

type EditBrandProps = Pick<ReturnType<typeof useBrand>, 'api' | 'reload'> & { stored: StoredBrand };

function EditBrand({ api, stored, reload }: EditBrandProps) {
  const toast = useToast();
  const { reload: reloadPage } = useAppServices();
  const upload = useUpload();
  const guard = useDraftGuard();
  const [resetting, setResetting] = useState(false);
  const [computed, setComputed] = useState({});

  const done = (message: string) =>
    toast({
      tone: 'positive',
      message,
      action: { label: m.common_reload(), onAction: reloadPage },
      about: 'brand',
    });

  async function save(brand: BrandSettings): Promise<SubmitResult> {
    try {
      await api.save(brand, stored.version);
    } catch (error) {
      return rejected(error);
    } finally {
      // Also after a failure: another owner may have changed it, or the response was lost.
      reload();
    }
    done(m.brand_saved());
    return { ok: true };
  }

  async function reset() {
    try {
      await api.reset(stored.version);
    } finally {
      reload();
    }
    done(m.brand_default_is_back());
  }

  return (
    <Stack space="medium">
      <PageHeader
        {...header}
        actions={
          stored.source === 'saved' ? (
            <Button onClick={() => setResetting(true)}>{m.brand_reset_to_default()}</Button>
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
      <ConfirmDialog
        open={resetting}
        onClose={() => setResetting(false)}
        title={m.brand_reset_question()}
        confirm={m.brand_reset()}
        cancel={m.brand_keep()}
        busyLabel={m.brand_resetting()}
        onConfirm={reset}
      >
        {m.brand_reset_consequence()}
      </ConfirmDialog>
    </Stack>
  );
}

/** Errors carry the path of the brand, such as `look.accent`; the form names the field `accent`. */
function rejected(error: unknown): SubmitResult {
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
        <Card title={m.brand_values()}>
          <DescriptionList
            items={[
              ...Object.entries(facts).map(([name, value]) => ({
                term: brandLabels[name as keyof typeof facts],
                details:
                  value === null ? m.brand_default() : (brandWords[name]?.[value] ?? String(value)),
              })),
              ...legalLinks.map(({ label, href }) => ({ term: label, details: href })),
            ]}
          />
        </Card>
      </Columns>
    </Stack>
  );
}
