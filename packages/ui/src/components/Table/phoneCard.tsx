import { Fragment, type ReactNode } from 'react';
import { m } from '../../i18n/messages.js';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../Text/Text.tsx';
import type { CardPlace, Column } from './columns.ts';
import * as styles from './Table.css.ts';

/** A row as a card, for `phone` of a `Table`: its cells where the columns say. */
export function phoneCard<Row>(row: Row, columns: readonly Column<Row>[]): ReactNode {
  const cells = columns
    .map(({ key, title, phone = 'text', cell }) => ({ key, title, phone, shown: cell(row) }))
    .filter(({ shown }) => shown !== null && shown !== '');
  const at = (place: CardPlace) =>
    cells
      .filter(({ phone }) => phone === place)
      .map(({ key, shown }) => <div key={key}>{shown}</div>);
  const texts = cells.filter(({ phone }) => phone === 'text' || phone === 'field');
  const card = (
    <Stack space="xxsmall">
      <div className={styles.cardHead}>
        <Text as="div" size="label">
          {at('title')}
        </Text>
        <div className={styles.cardEnd}>{at('end')}</div>
      </div>
      {texts.length > 0 ? (
        <Text size="small" tone="muted">
          {texts.map(({ key, title, phone, shown }, index) => (
            <Fragment key={key}>
              {index > 0 ? <span>{' · '}</span> : null}
              {phone === 'field' ? <span>{`${m.components_table_field({ title })} `}</span> : null}
              <span>{shown}</span>
            </Fragment>
          ))}
        </Text>
      ) : null}
      {at('line')}
    </Stack>
  );
  const actions = at('actions');
  if (actions.length === 0) return card;
  return (
    <div className={styles.cardHead}>
      {card}
      <div>{actions}</div>
    </div>
  );
}
