import { maturities } from '../maturity.ts';
import { guides } from './guides.ts';
import { pages } from './pages.ts';

export const sections = ['Foundations', 'Components', 'Patterns', 'Forms', 'Screens'] as const;
type Section = (typeof sections)[number];

/** What stands on the start page for one page: its title, and what it is about. */
export interface SectionEntry {
  title: string;
  name: string;
  about: string;
}

const titleCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The pages with a guide, by the title that their folder gives them. */
const guided = Object.entries(guides).map(([path, { useFor }]): [string, string] => {
  const [room = '', folder = ''] = path.split('/').slice(-3);
  return [`${titleCase(room)}/${titleCase(folder)}`, useFor[0] ?? ''];
});

/** A folder whose parts have pages of their own. */
const inParts = ['Components/Chart'];

/** The pages of a room, from A to Z. */
export function entriesOf(room: Section): SectionEntry[] {
  const abouts = new Map([...guided, ...Object.entries(pages)]);
  return [...abouts]
    .filter(([title]) => title.startsWith(`${room}/`) && !inParts.includes(title))
    .map(([title, about]) => ({
      title,
      name: title.slice(room.length + 1).replaceAll('/', ': '),
      about,
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

const addressOf = (title: string) =>
  `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** A table of a room: every name leads to its page. */
export function sectionText(room: Section): string {
  const rows = entriesOf(room).map(
    ({ title, name, about }) => `| [${name}](${addressOf(title)}) | ${about} |`,
  );
  return ['| Page | What it is for |', '| --- | --- |', ...rows].join('\n');
}

/** The levels of maturity as a table. */
export function maturityText(): string {
  const rows = Object.values(maturities).map(({ label, meaning }) => `| ${label} | ${meaning} |`);
  return ['| Level | Meaning |', '| --- | --- |', ...rows].join('\n');
}

/** A text of a guide, where the name of each component or pattern leads to its page. */
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
