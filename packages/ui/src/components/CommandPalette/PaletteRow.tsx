import { memo } from 'react';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as styles from './CommandPalette.css.ts';
import type { PaletteItem } from './CommandPalette.tsx';

interface PaletteRowProps {
  id: string;
  item: PaletteItem;
  active: boolean;
  /** Its place in the whole list, from 1. */
  position: number;
  count: number;
}

/** One row. The list handles its pointer events and the field its keys. */
export const PaletteRow = memo(function PaletteRow({
  id,
  item,
  active,
  position,
  count,
}: PaletteRowProps) {
  const Anchor = useLinkComponent();
  const { label, hint, icon, shortcut, href } = item;
  const row = {
    id,
    role: 'option',
    'aria-selected': active,
    'aria-posinset': position,
    'aria-setsize': count,
    'data-active': active || undefined,
    className: styles.row,
    title: label,
  };
  const content = (
    <>
      {icon ? (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      ) : null}
      <span className={styles.label}>{label}</span>
      {hint ? <span className={styles.hint}>{hint}</span> : null}
      {shortcut ? (
        <span className={styles.keys}>
          {shortcut.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      ) : null}
    </>
  );
  if (href === undefined) return <div {...row}>{content}</div>;
  return (
    <Anchor {...row} href={href} tabIndex={-1}>
      {content}
    </Anchor>
  );
});
