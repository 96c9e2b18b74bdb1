import { brandLabels, legalLinkFields } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { IconButton } from '@portal/ui/components/IconButton';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { TextField } from '@portal/ui/components/TextField';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldNotes } from '../core/FieldNotes.tsx';
import { useField } from '../core/fields.tsx';
import { m } from '../i18n/messages.js';
import { type BrandValues, type LinkValues, linkErrors, maxLinks } from './brandValues.ts';
import * as styles from './LinksField.css.ts';

/** The legal links, in order. */
export function LinksField() {
  const { value, onChange, onBlur, error } = useField<BrandValues>('legalLinks');
  const { isSubmitted } = useFormState();
  const links: readonly LinkValues[] = value;
  const root = useRef<HTMLDivElement>(null);
  /** The row that takes the focus after a change of the rows. */
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const row = root.current?.children[Math.min(next.current, links.length - 1)];
    const target = row?.querySelector('input') ?? root.current?.querySelector('button');
    next.current = null;
    target?.focus();
  });
  const arrange = (rows: readonly LinkValues[], focused: number) => {
    next.current = focused;
    onChange(rows);
  };
  const errorsOf = (link: LinkValues) => (error && isSubmitted ? linkErrors(link) : {});
  const firstWrong = links.findIndex((link) => Object.keys(errorsOf(link)).length > 0);
  const change = (at: number, next: Partial<LinkValues>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...next } : link)));
  return (
    <Stack ref={root} role="group" aria-label={brandLabels.legalLinks}>
      {links.map((link, at) => {
        const number = at + 1;
        const errors = errorsOf(link);
        const focused = errors.label || !errors.href ? 'label' : 'href';
        const field = (name: keyof LinkValues) => ({
          error: errors[name],
          value: link[name],
          onBlur,
          // The first wrong one takes the focus of an error.
          name:
            at === Math.max(firstWrong, 0) && name === focused
              ? 'legalLinks'
              : `legalLinks.${at}.${name}`,
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other key.
          <div key={at} className={styles.link}>
            <TextField
              {...field('label')}
              label={m.brand_link_text({ number })}
              maxSymbols={legalLinkFields.label.max}
              onChange={({ target }) => change(at, { label: target.value })}
            />
            <TextField
              {...field('href')}
              label={m.brand_link_address({ number })}
              type="url"
              placeholder="https://"
              onChange={({ target }) => change(at, { href: target.value })}
            />
            <div className={styles.actions}>
              {at > 0 ? (
                <IconButton
                  icon={ArrowUp}
                  label={m.brand_move_link_up({ number })}
                  onClick={() =>
                    arrange(links.toSpliced(at - 1, 2, link, links[at - 1] ?? link), at - 1)
                  }
                />
              ) : null}
              <IconButton
                icon={Trash2}
                label={m.brand_remove_link({ number })}
                onClick={() => arrange(links.toSpliced(at, 1), at)}
              />
            </div>
          </div>
        );
      })}
      {error && isSubmitted && firstWrong < 0 ? <Banner tone="critical">{error}</Banner> : null}
      <FieldNotes name="legalLinks" />
      {links.length < maxLinks ? (
        <div>
          <Button
            icon={Plus}
            onClick={() => arrange([...links, { label: '', href: '' }], links.length)}
          >
            {m.brand_add_link()}
          </Button>
        </div>
      ) : (
        <Text size="small" tone="muted">
          {m.brand_max_links({ count: maxLinks })}
        </Text>
      )}
    </Stack>
  );
}
