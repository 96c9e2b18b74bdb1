import { columnWidths } from '@portal/domain';
import { expect, test } from 'vitest';
import { columnLimits } from '../../../../packages/ui/src/components/Table/columnResize.ts';

// Rows: X45C.3
test('columns are dragged to the widths that the server accepts', () => {
  expect(columnLimits).toEqual(columnWidths);
});
