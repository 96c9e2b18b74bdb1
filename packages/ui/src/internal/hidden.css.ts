import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../theme/css.ts';

/** Visible to screen readers only. */
export const hidden = style(visuallyHidden);
