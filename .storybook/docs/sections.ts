import { maturities } from '../maturity.ts';
import { guides } from './guides.ts';
import { pages } from './pages.ts';

export const sections = ['Foundations', 'Components', 'Patterns', 'Forms', 'Screens'] as const;
type Section = (typeof sections)[number];

/** A page in the tables of the start page. */
export interface SectionEntry {
  title: string;
  name: string;
  about: string;
}

const titleCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Titles and descriptions of the pages with a guide. */
const guided = Object.entries(guides).map(([path, { useFor }]): [string, string] => {
  const [section = '', folder = ''] = path.split('/').slice(-3);
  return [`${titleCase(section)}/${titleCase(folder)}`, useFor[0] ?? ''];
});

/** Folders whose components have their own pages. */
const inParts = ['Components/Chart'];

/** The pages of a section, from A to Z. */
export function entriesOf(section: Section): SectionEntry[] {
  const abouts = new Map([...guided, ...Object.entries(pages)]);
  return [...abouts]
    .filter(([title]) => title.startsWith(`${section}/`) && !inParts.includes(title))
    .map(([title, about]) => ({
      title,
      name: title.slice(section.length + 1).replaceAll('/', ': '),
      about,
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

const addressOf = (title: string) =>
  `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** A section as a table that links to its pages. */
export function sectionText(section: Section): string {
  const rows = entriesOf(section).map(
    ({ title, name, about }) => `| [${name}](${addressOf(title)}) | ${about} |`,
  );
  return ['| Page | What it is for |', '| --- | --- |', ...rows].join('\n');
}

/** The levels of maturity as a table. */
export function maturityText(): string {
  const rows = Object.values(maturities).map(({ label, meaning }) => `| ${label} | ${meaning} |`);
  return ['| Level | Meaning |', '| --- | --- |', ...rows].join('\n');
}

/** Links the names of components and patterns in a guide to their pages. */
export function linked(text: string): string {
  const addresses = new Map(
    [...entriesOf('Components'), ...entriesOf('Patterns')].map(({ title }) => [
      title.slice(title.lastIndexOf('/') + 1),
      addressOf(title),
    ]),
  );
  return text.replaceAll(/`([A-Z]\w+)`/g, (code, name: string) => {
    const address = addresses.get(name);
    return address ? `[${code}](${address})` : code;
  });
}
