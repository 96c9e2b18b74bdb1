import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/css.ts';
import { space } from '../../theme/scale.ts';

const { color } = vars;

export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
});

export const line = style({
  flexGrow: 1,
  alignSelf: 'stretch',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: {
    [`${labelled} > &`]: { alignSelf: 'center' },
    '&[aria-orientation=vertical]': {
      flexGrow: 0,
      minBlockSize: '1em',
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
});

export const label = style([textStyle('small'), { color: color.textMuted }]);
