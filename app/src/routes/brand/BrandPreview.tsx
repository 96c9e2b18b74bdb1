import { formatDate } from '@portal/data/schemas';
import { type BrandSettings, saysDirectory } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Brand, Mark } from '@portal/ui/components/Brand';
import { Button } from '@portal/ui/components/Button';
import { Heading } from '@portal/ui/components/Heading';
import { Link } from '@portal/ui/components/Link';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Inline, Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { TextField } from '@portal/ui/components/TextField';
import { StatusBadge } from '@portal/ui/patterns/StatusBadge';
import { hasName, hiddenName, logoStyles, pictureOf } from '@portal/ui/theme/brand';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';
import * as styles from './BrandPreview.css.ts';
import { type PreviewTheme, previewTheme } from './brandTheme.ts';

const sampleDay = new Date(2026, 10, 26);

const schemes = ['light', 'dark'] as const;

interface BrandPreviewProps {
  brand: BrandSettings;
  /** Called with the colours that follow the accent when they are empty. */
  onComputed?: ((colors: PreviewTheme['computed']) => void) | undefined;
}

/** What a brand looks like in both themes, and what was changed for contrast. Its controls do nothing. */
export function BrandPreview({ brand, onComputed }: BrandPreviewProps) {
  const key = JSON.stringify(brand.look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the look.
  const { variables, computed, scrim, notes, problem } = useMemo(
    () => previewTheme(brand.look),
    [key],
  );
  useEffect(() => onComputed?.(computed), [computed, onComputed]);
  return (
    <Stack>
      <LiveRegion>
        {problem ? (
          <Banner tone="critical" title={m.brand_low_contrast()}>
            {problem}
          </Banner>
        ) : null}
        {notes.length > 0 ? (
          <Banner tone="info" title={m.brand_adjusted()}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Banner>
        ) : null}
      </LiveRegion>
      {schemes.map((scheme) => (
        <Stack key={scheme} as="section" space="xsmall">
          <Heading>{scheme === 'light' ? m.brand_preview_light() : m.brand_preview_dark()}</Heading>
          <Sample scheme={scheme} variables={variables} scrim={scrim} brand={brand} />
        </Stack>
      ))}
    </Stack>
  );
}

interface SampleProps {
  brand: BrandSettings;
  scheme: (typeof schemes)[number];
  variables: Readonly<Record<string, string>>;
  scrim: string;
}

/** Through the DOM, because the page's policy forbids style attributes in markup. */
function setStyles({ style }: HTMLElement | SVGElement, styles: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
}

function showLogo(
  brand: HTMLElement,
  logo: BrandSettings['images']['logo'],
  isNameHidden: boolean,
) {
  const styles = logo && logoStyles(logo, isNameHidden);
  const mark = brand.querySelector('svg');
  for (const each of [brand, mark]) each?.removeAttribute('style');
  setStyles(brand, isNameHidden ? hiddenName : {});
  if (mark) setStyles(mark, styles?.mark ?? {});
  for (const part of mark?.querySelectorAll('*') ?? [])
    if (part instanceof SVGElement) part.style.display = styles ? 'none' : '';
}

function showPicture(
  { style }: HTMLElement,
  picture: BrandSettings['images']['signIn'],
  scrim: string,
) {
  style.background = picture ? pictureOf(picture) : '';
  style.setProperty(styles.scrim, scrim);
}

function Sample({ scheme, variables, scrim, brand }: SampleProps) {
  const { names, images } = brand;
  const { logo, logoDark, signIn } = images;
  const hidesWord = !saysDirectory(brand);
  const element = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) setStyles(element.current, { 'color-scheme': scheme, ...variables });
  }, [scheme, variables]);
  useLayoutEffect(() => {
    for (const each of element.current?.querySelectorAll<HTMLElement>('span[data-ground]') ?? []) {
      const isPanel = each.dataset.ground === 'stone';
      const shown = ((scheme === 'dark' || isPanel) && logoDark) || logo;
      showLogo(each, shown, hasName({ logo, logoDark }) || (isPanel && hidesWord));
    }
  }, [scheme, logo, logoDark, hidesWord]);
  useLayoutEffect(() => {
    if (panel.current) showPicture(panel.current, signIn, scrim);
  }, [signIn, scrim]);
  return (
    <div ref={element} className={styles.preview} data-preview inert>
      <div ref={panel} className={styles.panel} data-picture={signIn ? '' : undefined}>
        <Brand label={m.brand_sample_directory()} mark={<Mark ground="stone" />} ground="stone" />
        <div>
          <p className={styles.title}>{names.portal}</p>
          <p className={styles.line}>{m.brand_sample_line()}</p>
        </div>
      </div>
      <Brand label={names.portal} mark={<Mark />} />
      <div className={styles.rows}>
        <div className={styles.row} data-selected>
          <span>{names.apps}</span>
          <StatusBadge kind="approved" />
        </div>
        <div className={styles.row}>
          <span>{names.services}</span>
          <StatusBadge kind="pending" />
        </div>
      </div>
      <Text size="small" tone="muted">
        {m.brand_sample_submitted({ date: formatDate(sampleDay, brand.dateFormat) })}
      </Text>
      <TextField
        name={`sample-${scheme}`}
        label={m.brand_sample_website()}
        defaultValue="https://kea.example"
      />
      <Inline space="small">
        <Button tone="primary">{m.brand_sample_add_listing()}</Button>
        <Button>{m.brand_sample_save_draft()}</Button>
        <Link href={paths.brand}>{m.brand_sample_see_all()}</Link>
      </Inline>
    </div>
  );
}
