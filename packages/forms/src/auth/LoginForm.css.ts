import { from, rem } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** Reserves two lines for the message, because the form is centred on wide screens. */
export const failed = style(from('md', { minBlockSize: rem(70) }));
