import { style } from '@vanilla-extract/css';
import { textStyle, userText } from '../../theme/css.ts';

export const text = style({ ...userText });

export const replyLabel = style(textStyle('label'));
