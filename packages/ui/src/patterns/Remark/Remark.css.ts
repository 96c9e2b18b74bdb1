import { style } from '@vanilla-extract/css';
import { textStyle } from '../../theme/css.ts';

export const text = style({ whiteSpace: 'pre-wrap' });

export const replyLabel = style(textStyle('label'));
