import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { namesOf } from '../base/recordOf.ts';

/** The icons of views, by name, with what they show. */
export const viewIconNames = lazyTexts({
  bookmark: m.saved_view_icon_bookmark,
  flag: m.saved_view_icon_flag,
  star: m.saved_view_icon_star,
  clock: m.saved_view_icon_clock,
  inbox: m.saved_view_icon_inbox,
  warning: m.saved_view_icon_warning,
  people: m.saved_view_icon_people,
  tag: m.saved_view_icon_tag,
});

export type ViewIcon = keyof typeof viewIconNames;

export const viewIcons = namesOf(viewIconNames);

/** The icon of a view for which none was chosen. */
export const usualViewIcon: ViewIcon = 'bookmark';
