/** A logo of flat shapes on a coloured background of 64 × 64. */
const drawn = (ground: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">` +
  `<rect width="64" height="64" rx="12" fill="${ground}"/>${shapes}</svg>`;

const line = (colour: string, width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const shape = (colour: string, d: string): string => `<path d="${d}" fill="${colour}"/>`;

const disc = (colour: string, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

const box = (colour: string, x: number, y: number, width: number, height: number, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${colour}"/>`;

export const logos = {
  swell: drawn(
    '#12355b',
    line('#7fd1c7', 5, 'M10 24c6-7 12-7 18 0s12 7 18 0 6-5 8-6') +
      line('#ffffff', 5, 'M10 36c6-7 12-7 18 0s12 7 18 0 6-5 8-6') +
      line('#f2b84b', 5, 'M10 48c6-7 12-7 18 0s12 7 18 0 6-5 8-6'),
  ),
  ranges: drawn(
    '#dfe9e4',
    disc('#f0a93b', 45, 20, 6) +
      shape('#2f6b57', 'M8 50 27 20l19 30z') +
      shape('#174638', 'M26 50l14-20 16 20z') +
      shape('#ffffff', 'M27 20l-6.3 10 3.3 2.5 3-3 3 3 3.3-2.5z'),
  ),
  lighthouse: drawn(
    '#0f4c5c',
    shape('#ffd98a', 'M30 19 8 11v14zM34 19l22-8v14z') +
      shape('#ffffff', 'M27 25h10l3 27H24z') +
      shape('#e36b4f', 'M26.3 32h11.4l.900 7H25.4z') +
      box('#ffffff', 27, 13, 10, 10, 2) +
      box('#e36b4f', 25, 22, 14, 3, 1),
  ),
  sail: drawn(
    '#e3eefb',
    shape('#2b62c4', 'M31 11v31H13z') +
      shape('#7ea8ec', 'M35 18v24h14z') +
      shape('#163a7a', 'M10 46h44l-6 8H16z'),
  ),
  leaf: drawn(
    '#e8f1d8',
    shape('#3f7d32', 'M14 50C10 26 26 12 52 12c1 26-12 42-38 38z') +
      line('#e8f1d8', 3, 'M12 53c8-14 17-22 30-30M23 42v-9M31 33v-9M23 42h9M31 33h9'),
  ),
  frond: drawn(
    '#14532d',
    line('#c9f2c7', 4, 'M32 54V12') +
      line(
        '#86d39a',
        4,
        'M32 46c-9 0-14-4-16-9M32 46c9 0 14-4 16-9M32 34c-8 0-12-4-14-8M32 34c8 0 12-4 14-8',
      ) +
      line('#c9f2c7', 4, 'M32 23c-5 0-8-2-10-6M32 23c5 0 8-2 10-6'),
  ),
  weave: drawn(
    '#f4e7d3',
    [0, 1, 2, 3]
      .flatMap((row) =>
        [0, 1, 2, 3].map((column) =>
          (row + column) % 2 === 0
            ? box('#8a4b22', 12 + column * 10.5, 12 + row * 10.5, 9, 9, 2)
            : box('#d08c4a', 12 + column * 10.5, 12 + row * 10.5, 9, 9, 2),
        ),
      )
      .join(''),
  ),
  compass: drawn(
    '#2b2140',
    `<circle cx="32" cy="32" r="20" fill="none" stroke="#cfc3ee" stroke-width="4"/>` +
      shape('#ff8a5c', 'M44 20 36 36 28 28z') +
      shape('#ffffff', 'M20 44l8-16 8 8z'),
  ),
  layers: drawn(
    '#eef0f4',
    shape('#b9c3d9', 'M32 34l21 9-21 10-21-10z') +
      shape('#6c7fa8', 'M32 24l21 9-21 10-21-10z') +
      shape('#33476f', 'M32 12l21 10-21 10-21-10z'),
  ),
  kiwi: drawn(
    '#5b3a29',
    disc('#e9cfa6', 30, 32, 14) +
      disc('#e9cfa6', 43, 23, 7) +
      line('#f7efe0', 3, 'M48 26l8 12') +
      disc('#3a2318', 45, 22, 1.6) +
      line('#f7efe0', 3, 'M26 45v8h5M35 45v8h5'),
  ),
  fish: drawn(
    '#c9ecf0',
    shape('#0e7490', 'M10 32c8-14 24-17 35-4l10-8v24l-10-8c-11 13-27 10-35-4z') +
      disc('#ffffff', 21, 29, 3) +
      line('#67c3d3', 3, 'M31 25c3 4 3 10 0 14'),
  ),
  cup: drawn(
    '#f7d9c9',
    shape('#a63d2f', 'M14 28h28v12a12 12 0 0 1-12 12h-4a12 12 0 0 1-12-12z') +
      line('#a63d2f', 4, 'M43 32h3a5 5 0 0 1 0 11h-4') +
      line('#c96f57', 3.5, 'M22 21c-3-4 3-5 0-9M33 21c-3-4 3-5 0-9'),
  ),
  key: drawn(
    '#1f2937',
    `<circle cx="23" cy="32" r="9" fill="none" stroke="#fcd34d" stroke-width="6"/>` +
      line('#fcd34d', 6, 'M33 32h20M46 33v8M53 33v5'),
  ),
  letter: drawn(
    '#fde9ef',
    box('#be2f5d', 10, 17, 44, 31, 5) + line('#ffffff', 4, 'M14 22l18 14 18-14'),
  ),
  steps: drawn(
    '#0b5d4e',
    box('#8fe0c8', 12, 36, 10, 16, 2) +
      box('#c5f2e4', 27, 26, 10, 26, 2) +
      box('#ffffff', 42, 13, 10, 39, 2),
  ),
  clock: drawn(
    '#eae6fb',
    disc('#5546b5', 32, 32, 21) +
      line('#ffffff', 4.5, 'M32 20v13l8 6') +
      disc('#ffcf5c', 32, 33, 2.2),
  ),
  woolshed: drawn(
    '#d9e8f5',
    shape('#b3402f', 'M9 30 32 13l23 17v22H9z') +
      shape('#ffffff', 'M24 52V36h16v16z') +
      line('#b3402f', 3, 'M25 37l14 14M39 37 25 51') +
      line('#7c2418', 4, 'M8 31 32 13l24 18'),
  ),
  nut: drawn(
    '#ffb703',
    shape('#1d2b3a', 'M32 10l19 11v22L32 54 13 43V21z') + disc('#ffb703', 32, 32, 9),
  ),
  truck: drawn(
    '#e4f3ec',
    box('#0f766e', 8, 20, 29, 23, 3) +
      shape('#14a090', 'M39 27h9l8 8v8H39z') +
      disc('#10302d', 19, 45, 6) +
      disc('#10302d', 46, 45, 6) +
      disc('#e4f3ec', 19, 45, 2.3) +
      disc('#e4f3ec', 46, 45, 2.3),
  ),
  tag: drawn(
    '#7a1f4f',
    shape('#ffc9de', 'M12 14h19l22 22-18 18-23-22z') +
      disc('#7a1f4f', 22, 24, 4) +
      line('#c2558b', 3.5, 'M31 34l9 9'),
  ),
  checks: drawn(
    '#e7f0ff',
    line('#2457c5', 5, 'M13 20l4 4 7-8M13 34l4 4 7-8M13 48l4 4 7-8') +
      line('#8eb0f0', 5, 'M32 20h19M32 34h19M32 48h13'),
  ),
  cross: drawn(
    '#0a1f44',
    [
      [32, 14, 5],
      [48, 27, 4.5],
      [17, 31, 4.5],
      [33, 50, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        shape(
          '#ffffff',
          `M${x} ${y - r}L${x + r * 0.28} ${y - r * 0.28} ${x + r} ${y} ${x + r * 0.28} ${y + r * 0.28} ${x} ${y + r} ${x - r * 0.28} ${y + r * 0.28} ${x - r} ${y} ${x - r * 0.28} ${y - r * 0.28}z`,
        ),
      )
      .join('') + disc('#ff6b5e', 41, 39, 2.4),
  ),
  cairn: drawn(
    '#e6e2d8',
    shape('#3d4a46', 'M10 47c0-6 9-9 22-9s22 3 22 9-8 7-22 7-22-1-22-7z') +
      shape('#5f7069', 'M17 32c0-5 6-7 15-7s16 2 16 7-6 6-16 6-15-1-15-6z') +
      shape('#8ea39a', 'M23 20c0-5 4-8 10-8s9 4 9 8-4 5-10 5-9-1-9-5z'),
  ),
  rain: drawn(
    '#3f6fb0',
    shape('#ffffff', 'M20 38a9 9 0 0 1 0-18 13 13 0 0 1 24-3 10.5 10.5 0 0 1 1 21z') +
      line('#bcd9ff', 4, 'M22 45l-3 7M33 45l-3 7M44 45l-3 7'),
  ),
  bridge: drawn(
    '#fbe4d0',
    line('#d2541b', 4, 'M8 42h48') +
      line('#d2541b', 4, 'M20 14v38M44 14v38') +
      line('#ef8a4f', 3, 'M8 30c6 0 10-6 12-14 3 12 8 18 12 18s9-6 12-18c2 8 6 14 12 14'),
  ),
  comb: drawn(
    '#3b2a06',
    [
      [23, 23],
      [41, 23],
      [32, 38.5],
    ]
      .map(([x = 0, y = 0], index) =>
        shape(
          ['#ffd34d', '#f5a623', '#fff1c2'][index] ?? '#ffd34d',
          `M${x} ${y - 9.5}l8.2 4.7v9.5L${x} ${y + 9.5}l-8.2-4.8v-9.5z`,
        ),
      )
      .join(''),
  ),
  dart: drawn(
    '#5a2a83',
    shape('#ffffff', 'M9 30 55 11 41 53 30 38z') + shape('#cda7f0', 'M55 11 30 38v14l7-9z'),
  ),
  sprout: drawn(
    '#fff3c9',
    line('#4d7c0f', 4.5, 'M32 53V30') +
      shape('#65a30d', 'M32 33C17 34 11 26 11 14c14 0 21 7 21 19z') +
      shape('#a3c940', 'M32 38c0-10 7-16 21-16-1 11-8 17-21 16z'),
  ),
} satisfies Record<string, string>;

export type LogoName = keyof typeof logos;
