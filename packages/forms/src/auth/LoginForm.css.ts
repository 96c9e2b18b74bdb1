import { from, rem } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where the form stands in the middle of the window, the room for two lines is there before them. */
export const failed = style(from('md', { minBlockSize: rem(70) }));
