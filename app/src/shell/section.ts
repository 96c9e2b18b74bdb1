import { type Counts, may } from '@portal/data/schemas';
import type { Action } from '@portal/domain';
import type { SideMenuItem } from '@portal/ui/components/SideMenu';
import { type ComponentType, createElement } from 'react';
import type { Params } from 'react-router-dom';
import type { Rule, Visitor } from '../routes/guards/rules.ts';
import type { PrefetchData } from './prefetch.ts';

/** What the file of a page exports. */
interface PageFile<Props> {
  Component: ComponentType<Props>;
}

/** Loads the code of a page. */
interface Load {
  (): Promise<PageFile<object>>;
  /** Loads data of the page beside its code. Default: none. */
  prefetch?: PrefetchData | undefined;
}

/** An entry of the menu. */
export interface MenuEntry extends Pick<SideMenuItem, 'icon' | 'waiting'> {
  /** Shows the NEW badge. Default false. */
  isNew?: boolean;
  label: () => string;
  /** The number beside it. Default: none. */
  count?: (counts: Counts) => number;
  /** Prefixes of other paths that belong to it. Default: none. */
  covers?: readonly string[];
  /** Those who may do this see another entry instead. */
  unless?: Action;
}

/** A page of the portal. Without code, its rule redirects everyone. */
export interface Page {
  path: string;
  load: Load | undefined;
  /** Who may open it. Default: every signed-in user. */
  rule: Rule | undefined;
  menu?: MenuEntry | undefined;
  /** Pages whose breadcrumbs contain this one, and which its rule guards as well. */
  below?: readonly Page[];
}

/** A group of pages: in the menu, in breadcrumbs and, with a layout, on screen. */
export interface Section {
  /** The label of its group in the menu, and the first breadcrumb of its pages. Default: none. */
  label?: () => string;
  /** The target of that breadcrumb. Default: none. */
  href?: string;
  /** Makes it one entry of the menu, which opens the first page that the user may open. */
  icon?: SideMenuItem['icon'];
  layout?: () => Promise<PageFile<{ section: Section }>>;
  pages: readonly Page[];
}

/** A page whose code loads when it is first opened. */
export const page = (
  path: string,
  load: Load,
  rule?: Rule,
  menu?: MenuEntry,
  below: readonly Page[] = [],
): Page => ({ path, load, rule, menu, below });

/** A path that only redirects. */
export const redirect = (path: string, rule: Rule): Page => ({ path, load: undefined, rule });

/** The entry of a page in the menu. */
export const entry = (
  label: () => string,
  icon: MenuEntry['icon'],
  more?: Omit<MenuEntry, 'label' | 'icon'>,
): MenuEntry => ({ label, icon, ...more });

/** The code of a page that is one of several of its kind, and its data. */
export function withProps<Props extends object>(
  load: () => Promise<PageFile<Props>>,
  props: Props,
  prefetch?: PrefetchData<Props & Params>,
): Load {
  const loadPage = async () => {
    const { Component } = await load();
    return { Component: () => createElement(Component, props) };
  };
  return Object.assign(loadPage, {
    prefetch:
      prefetch &&
      (((stores, params, query) =>
        prefetch(stores, { ...params, ...props }, query)) satisfies PrefetchData),
  });
}

/** An entry of the menu as a user sees it. */
export interface MenuLine extends Omit<MenuEntry, 'label'> {
  label: string;
  href: string;
}

/** The pages of a section that are in the menu of this user. */
export const menuPages = ({ pages }: Section, visitor: Visitor): MenuLine[] =>
  pages.flatMap(({ path, rule, menu }) =>
    menu && !(menu.unless && may(visitor.user, menu.unless)) && !rule?.(visitor, {})
      ? [{ ...menu, label: menu.label(), href: path }]
      : [],
  );
