import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Grid } from '../../components/Grid/Grid.tsx';
import { TileRow } from './TileRow.tsx';

test('a tile that is left out is no item of the list', () => {
  const tiles = [<b key="views">12</b>, null, false];
  const rows = [
    <TileRow key="row" label="Views">
      {tiles}
    </TileRow>,
    <Grid key="grid" as="ul">
      {tiles}
    </Grid>,
  ];
  for (const row of rows) expect(renderToStaticMarkup(row).match(/<li/g)).toHaveLength(1);
});
