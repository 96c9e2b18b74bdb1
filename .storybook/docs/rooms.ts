import { guides } from './guides.ts';

const rooms = ['components', 'patterns'] as const;
type Room = (typeof rooms)[number];

/** Folders whose page is not called like them. */
const pages: Readonly<Record<string, string>> = { Chart: 'Chart/AreaChart' };

/** What stands on the start page for one folder: the title of its page, and what to take it for. */
export interface RoomEntry {
  title: string;
  name: string;
  useFor: string;
}

const titleCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The folders of a room, from A to Z. */
export function entriesOf(room: Room): RoomEntry[] {
  return Object.entries(guides)
    .flatMap(([path, guide]) => {
      const folder = path.split('/').at(-2) ?? '';
      if (path.split('/').at(-3) !== room) return [];
      const name = titleCase(folder);
      const title = `${titleCase(room)}/${pages[folder] ?? name}`;
      return [{ title, name, useFor: guide.useFor[0] ?? '' }];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

const addressOf = (title: string) =>
  `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** A table of a room: every name leads to its page. */
export function roomText(room: Room): string {
  const rows = entriesOf(room).map(
    ({ title, name, useFor }) => `| [${name}](${addressOf(title)}) | ${useFor} |`,
  );
  return ['| Name | Take it for |', '| --- | --- |', ...rows].join('\n');
}
