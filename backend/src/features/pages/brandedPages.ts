import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BrandSettings,
  brandNameTexts,
  defaultBrand,
  defaultNames,
  saysDirectory,
} from '@portal/domain';
import { escaped } from '../../base/escaped.ts';
import { inLanguage } from '../../base/texts.ts';
import {
  type BrandInForce,
  isDefault,
  logoRules,
  noWordRules,
  pictureRules,
  rule,
} from '../brand/index.ts';
import { type FileTable, fileOf } from './fileTable.ts';

/** Names of CSS variables in the build, by their names in the theme. */
export type BuildVariables = Readonly<Record<string, string>>;

/** The build writes them next to its pages; without that file pages get no colours. */
const readBuildVariables = (dist: string): BuildVariables => {
  const file = join(dist, '.brand-variables.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** Not the placeholder of the nonce, which a name could contain. */
const inPage = (text: string): string => escaped(text).replaceAll('__', '_&#95;');

/** What scripts read from the root element: the names that differ from the default, the addresses and the languages. */
const factsOf = ({ names, supportEmail, legalLinks, languages }: BrandSettings): string =>
  JSON.stringify({
    names: Object.fromEntries(
      Object.entries(defaultNames).flatMap(([name, usual]) => {
        const own = names[name as keyof typeof names];
        return own === usual ? [] : [[name, own]];
      }),
    ),
    supportEmail,
    legalLinks,
    languages,
  });

/** The default name of the portal as a page has it, such as `de/auth/login.html`. */
const defaultNameIn = (page: string): string => {
  const [language = ''] = page.split('/');
  return inLanguage(language, () => brandNameTexts.portal);
};

const TEXT_FONT = '--portal-font-family-text';
const SYSTEM_FONT = '--portal-font-family-system';

const inSheet = (rules: string): string => rules && `<style nonce="__CSP_NONCE__">${rules}</style>`;

/** The rules that override the theme and the mark; empty for the default look. */
const rulesOf = ({ theme, brand }: BrandInForce, names: BuildVariables): string => {
  const font = theme.variables[TEXT_FONT];
  // Pages without the portal's own font use that of the system.
  const values = { ...theme.variables, ...(font ? { [SYSTEM_FONT]: font } : {}) };
  const own = Object.entries(values).flatMap(([name, value]) =>
    names[name] ? [[names[name], value]] : [],
  );
  return rule('html:root', Object.fromEntries(own)) + logoRules(brand.images);
};

/** Of the panel beside sign-in, which the other pages do not have. */
const PANEL = '<header data-panel';
/** The page of the portal renders the panel where it asks for a second factor. */
const hasPanel = (name: string, page: string): boolean =>
  page.includes(PANEL) || name.endsWith('index.html');

/** The pages with a brand, each value escaped. With the default one they stay as they are. */
export const withBrand = (
  table: FileTable,
  inForce: BrandInForce,
  names: BuildVariables,
): FileTable => {
  const { brand, theme, files = [] } = inForce;
  if (isDefault(brand)) return table;
  const facts = inPage(factsOf(brand));
  const isOwn = brand.names.portal !== defaultNames.portal;
  const portal = isOwn ? inPage(brand.names.portal) : undefined;
  const { dateFormat } = brand;
  const dates = dateFormat === defaultBrand.dateFormat ? '' : `data-dates="${dateFormat}" `;
  const { favicon, signIn } = brand.images;
  const rules = rulesOf(inForce, names);
  const ofPanel = (saysDirectory(brand) ? '' : noWordRules) + pictureRules(signIn, theme.colors);
  const pages = [...table.pages].map(
    ([name, page]) =>
      [
        name,
        page
          .replaceAll(defaultNameIn(name), (known) => portal ?? known)
          .replace('<html ', () => `<html data-brand="${facts}" ${dates}`)
          .replace(
            /(<meta name="theme-color" content=")[^"]*/,
            (_all, start: string) => `${start}${theme.colors.stone.light}`,
          )
          .replace(/<link rel="icon"[^>]*>/, (icon) =>
            favicon ? `<link rel="icon" href="${inPage(favicon.url)}" />` : icon,
          )
          .replace(
            '</head>',
            () => `${inSheet(hasPanel(name, page) ? rules + ofPanel : rules)}</head>`,
          ),
      ] as const,
  );
  return {
    files: new Map([
      ...table.files,
      ...[...files].map(([path, { mime, data }]) => [path, fileOf(data, mime)] as const),
    ]),
    pages: new Map(pages),
  };
};

/** The pages with the brand in force, which are made again when it is another object. Without `brandOf` they have none. */
export const brandedPages = (
  table: FileTable,
  dist: string,
  brandOf?: () => BrandInForce,
): (() => FileTable) => {
  const names = readBuildVariables(dist);
  let brand: BrandInForce | undefined;
  let branded = table;
  return () => {
    const now = brandOf?.();
    if (now && now !== brand) branded = withBrand(table, now, names);
    brand = now;
    return branded;
  };
};
