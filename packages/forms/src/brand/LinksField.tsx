import { brandLabels, completeLink, legalLinkFields } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { IconButton } from '@portal/ui/components/IconButton';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { TextField } from '@portal/ui/components/TextField';
import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
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
  /** The row that takes the focus after a change of the rows, and its element. */
  const next = useRef<{ at: number; part: string } | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const { at, part } = next.current;
    const row = root.current?.children[Math.min(at, links.length - 1)];
    const target = row?.querySelector<HTMLElement>(part) ?? root.current?.querySelector('button');
    next.current = null;
    target?.focus();
  });
  const arrange = (rows: readonly LinkValues[], at: number, part = 'input') => {
    next.current = { at, part };
    onChange(rows);
  };
  const errorsOf = (link: LinkValues) => (error && isSubmitted ? linkErrors(link) : {});
  const firstWrong = links.findIndex((link) => Object.keys(errorsOf(link)).length > 0);
  const change = (at: number, next: Partial<LinkValues>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...next } : link)));
  /** A button that moves a link by one place and keeps the focus, also at the end of the list. */
  const step = (part: 'up' | 'down', from: number) => {
    const to = part === 'up' ? from - 1 : from + 1;
    const moved = links[from];
    const isEnd = moved === undefined || links[to] === undefined;
    const number = from + 1;
    return (
      <IconButton
        icon={part === 'up' ? ChevronUp : ChevronDown}
        label={
          part === 'up' ? m.brand_move_link_up({ number }) : m.brand_move_link_down({ number })
        }
        data-part={part}
        softDisabled={isEnd}
        onClick={
          isEnd
            ? undefined
            : () =>
                arrange(links.toSpliced(from, 1).toSpliced(to, 0, moved), to, `[data-part=${part}]`)
        }
      />
    );
  };
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
              onBlur={() => {
                change(at, { href: completeLink(link.href) });
                onBlur();
              }}
            />
            <div className={styles.actions}>
              {links.length > 1 ? (
                <>
                  {step('up', at)}
                  {step('down', at)}
                </>
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
