/** The logos of the demo: the content of an SVG of 64 × 64. */
const shapes = {
  swell:
    '<rect width="64" height="64" rx="12" fill="#12355b"/><path d="M10 24c6-7 12-7 18 0s12 7 18 0 6-5 8-6" fill="none" stroke="#7fd1c7" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M10 36c6-7 12-7 18 0s12 7 18 0 6-5 8-6" fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M10 48c6-7 12-7 18 0s12 7 18 0 6-5 8-6" fill="none" stroke="#f2b84b" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  ranges:
    '<rect width="64" height="64" rx="12" fill="#dfe9e4"/><circle cx="45" cy="20" r="6" fill="#f0a93b"/><path d="M8 50 27 20l19 30z" fill="#2f6b57"/><path d="M26 50l14-20 16 20z" fill="#174638"/><path d="M27 20l-6.3 10 3.3 2.5 3-3 3 3 3.3-2.5z" fill="#ffffff"/>',
  lighthouse:
    '<rect width="64" height="64" rx="12" fill="#0f4c5c"/><path d="M30 19 8 11v14zM34 19l22-8v14z" fill="#ffd98a"/><path d="M27 25h10l3 27H24z" fill="#ffffff"/><path d="M26.3 32h11.4l.900 7H25.4z" fill="#e36b4f"/><rect x="27" y="13" width="10" height="10" rx="2" fill="#ffffff"/><rect x="25" y="22" width="14" height="3" rx="1" fill="#e36b4f"/>',
  sail: '<rect width="64" height="64" rx="12" fill="#e3eefb"/><path d="M31 11v31H13z" fill="#2b62c4"/><path d="M35 18v24h14z" fill="#7ea8ec"/><path d="M10 46h44l-6 8H16z" fill="#163a7a"/>',
  leaf: '<rect width="64" height="64" rx="12" fill="#e8f1d8"/><path d="M14 50C10 26 26 12 52 12c1 26-12 42-38 38z" fill="#3f7d32"/><path d="M12 53c8-14 17-22 30-30M23 42v-9M31 33v-9M23 42h9M31 33h9" fill="none" stroke="#e8f1d8" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  frond:
    '<rect width="64" height="64" rx="12" fill="#14532d"/><path d="M32 54V12" fill="none" stroke="#c9f2c7" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M32 46c-9 0-14-4-16-9M32 46c9 0 14-4 16-9M32 34c-8 0-12-4-14-8M32 34c8 0 12-4 14-8" fill="none" stroke="#86d39a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M32 23c-5 0-8-2-10-6M32 23c5 0 8-2 10-6" fill="none" stroke="#c9f2c7" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  weave:
    '<rect width="64" height="64" rx="12" fill="#f4e7d3"/><rect x="12" y="12" width="9" height="9" rx="2" fill="#8a4b22"/><rect x="22.5" y="12" width="9" height="9" rx="2" fill="#d08c4a"/><rect x="33" y="12" width="9" height="9" rx="2" fill="#8a4b22"/><rect x="43.5" y="12" width="9" height="9" rx="2" fill="#d08c4a"/><rect x="12" y="22.5" width="9" height="9" rx="2" fill="#d08c4a"/><rect x="22.5" y="22.5" width="9" height="9" rx="2" fill="#8a4b22"/><rect x="33" y="22.5" width="9" height="9" rx="2" fill="#d08c4a"/><rect x="43.5" y="22.5" width="9" height="9" rx="2" fill="#8a4b22"/><rect x="12" y="33" width="9" height="9" rx="2" fill="#8a4b22"/><rect x="22.5" y="33" width="9" height="9" rx="2" fill="#d08c4a"/><rect x="33" y="33" width="9" height="9" rx="2" fill="#8a4b22"/><rect x="43.5" y="33" width="9" height="9" rx="2" fill="#d08c4a"/><rect x="12" y="43.5" width="9" height="9" rx="2" fill="#d08c4a"/><rect x="22.5" y="43.5" width="9" height="9" rx="2" fill="#8a4b22"/><rect x="33" y="43.5" width="9" height="9" rx="2" fill="#d08c4a"/><rect x="43.5" y="43.5" width="9" height="9" rx="2" fill="#8a4b22"/>',
  compass:
    '<rect width="64" height="64" rx="12" fill="#2b2140"/><circle cx="32" cy="32" r="20" fill="none" stroke="#cfc3ee" stroke-width="4"/><path d="M44 20 36 36 28 28z" fill="#ff8a5c"/><path d="M20 44l8-16 8 8z" fill="#ffffff"/>',
  layers:
    '<rect width="64" height="64" rx="12" fill="#eef0f4"/><path d="M32 34l21 9-21 10-21-10z" fill="#b9c3d9"/><path d="M32 24l21 9-21 10-21-10z" fill="#6c7fa8"/><path d="M32 12l21 10-21 10-21-10z" fill="#33476f"/>',
  kiwi: '<rect width="64" height="64" rx="12" fill="#5b3a29"/><circle cx="30" cy="32" r="14" fill="#e9cfa6"/><circle cx="43" cy="23" r="7" fill="#e9cfa6"/><path d="M48 26l8 12" fill="none" stroke="#f7efe0" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="45" cy="22" r="1.6" fill="#3a2318"/><path d="M26 45v8h5M35 45v8h5" fill="none" stroke="#f7efe0" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  fish: '<rect width="64" height="64" rx="12" fill="#c9ecf0"/><path d="M10 32c8-14 24-17 35-4l10-8v24l-10-8c-11 13-27 10-35-4z" fill="#0e7490"/><circle cx="21" cy="29" r="3" fill="#ffffff"/><path d="M31 25c3 4 3 10 0 14" fill="none" stroke="#67c3d3" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  cup: '<rect width="64" height="64" rx="12" fill="#f7d9c9"/><path d="M14 28h28v12a12 12 0 0 1-12 12h-4a12 12 0 0 1-12-12z" fill="#a63d2f"/><path d="M43 32h3a5 5 0 0 1 0 11h-4" fill="none" stroke="#a63d2f" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M22 21c-3-4 3-5 0-9M33 21c-3-4 3-5 0-9" fill="none" stroke="#c96f57" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>',
  key: '<rect width="64" height="64" rx="12" fill="#1f2937"/><circle cx="23" cy="32" r="9" fill="none" stroke="#fcd34d" stroke-width="6"/><path d="M33 32h20M46 33v8M53 33v5" fill="none" stroke="#fcd34d" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>',
  letter:
    '<rect width="64" height="64" rx="12" fill="#fde9ef"/><rect x="10" y="17" width="44" height="31" rx="5" fill="#be2f5d"/><path d="M14 22l18 14 18-14" fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  steps:
    '<rect width="64" height="64" rx="12" fill="#0b5d4e"/><rect x="12" y="36" width="10" height="16" rx="2" fill="#8fe0c8"/><rect x="27" y="26" width="10" height="26" rx="2" fill="#c5f2e4"/><rect x="42" y="13" width="10" height="39" rx="2" fill="#ffffff"/>',
  clock:
    '<rect width="64" height="64" rx="12" fill="#eae6fb"/><circle cx="32" cy="32" r="21" fill="#5546b5"/><path d="M32 20v13l8 6" fill="none" stroke="#ffffff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="32" cy="33" r="2.2" fill="#ffcf5c"/>',
  woolshed:
    '<rect width="64" height="64" rx="12" fill="#d9e8f5"/><path d="M9 30 32 13l23 17v22H9z" fill="#b3402f"/><path d="M24 52V36h16v16z" fill="#ffffff"/><path d="M25 37l14 14M39 37 25 51" fill="none" stroke="#b3402f" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M8 31 32 13l24 18" fill="none" stroke="#7c2418" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  nut: '<rect width="64" height="64" rx="12" fill="#ffb703"/><path d="M32 10l19 11v22L32 54 13 43V21z" fill="#1d2b3a"/><circle cx="32" cy="32" r="9" fill="#ffb703"/>',
  truck:
    '<rect width="64" height="64" rx="12" fill="#e4f3ec"/><rect x="8" y="20" width="29" height="23" rx="3" fill="#0f766e"/><path d="M39 27h9l8 8v8H39z" fill="#14a090"/><circle cx="19" cy="45" r="6" fill="#10302d"/><circle cx="46" cy="45" r="6" fill="#10302d"/><circle cx="19" cy="45" r="2.3" fill="#e4f3ec"/><circle cx="46" cy="45" r="2.3" fill="#e4f3ec"/>',
  tag: '<rect width="64" height="64" rx="12" fill="#7a1f4f"/><path d="M12 14h19l22 22-18 18-23-22z" fill="#ffc9de"/><circle cx="22" cy="24" r="4" fill="#7a1f4f"/><path d="M31 34l9 9" fill="none" stroke="#c2558b" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>',
  checks:
    '<rect width="64" height="64" rx="12" fill="#e7f0ff"/><path d="M13 20l4 4 7-8M13 34l4 4 7-8M13 48l4 4 7-8" fill="none" stroke="#2457c5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M32 20h19M32 34h19M32 48h13" fill="none" stroke="#8eb0f0" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  cross:
    '<rect width="64" height="64" rx="12" fill="#0a1f44"/><path d="M32 9L33.4 12.6 37 14 33.4 15.4 32 19 30.6 15.4 27 14 30.6 12.6z" fill="#ffffff"/><path d="M48 22.5L49.26 25.74 52.5 27 49.26 28.26 48 31.5 46.74 28.26 43.5 27 46.74 25.74z" fill="#ffffff"/><path d="M17 26.5L18.26 29.74 21.5 31 18.26 32.26 17 35.5 15.74 32.26 12.5 31 15.74 29.74z" fill="#ffffff"/><path d="M33 44L34.68 48.32 39 50 34.68 51.68 33 56 31.32 51.68 27 50 31.32 48.32z" fill="#ffffff"/><circle cx="41" cy="39" r="2.4" fill="#ff6b5e"/>',
  cairn:
    '<rect width="64" height="64" rx="12" fill="#e6e2d8"/><path d="M10 47c0-6 9-9 22-9s22 3 22 9-8 7-22 7-22-1-22-7z" fill="#3d4a46"/><path d="M17 32c0-5 6-7 15-7s16 2 16 7-6 6-16 6-15-1-15-6z" fill="#5f7069"/><path d="M23 20c0-5 4-8 10-8s9 4 9 8-4 5-10 5-9-1-9-5z" fill="#8ea39a"/>',
  rain: '<rect width="64" height="64" rx="12" fill="#3f6fb0"/><path d="M20 38a9 9 0 0 1 0-18 13 13 0 0 1 24-3 10.5 10.5 0 0 1 1 21z" fill="#ffffff"/><path d="M22 45l-3 7M33 45l-3 7M44 45l-3 7" fill="none" stroke="#bcd9ff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  bridge:
    '<rect width="64" height="64" rx="12" fill="#fbe4d0"/><path d="M8 42h48" fill="none" stroke="#d2541b" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M20 14v38M44 14v38" fill="none" stroke="#d2541b" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M8 30c6 0 10-6 12-14 3 12 8 18 12 18s9-6 12-18c2 8 6 14 12 14" fill="none" stroke="#ef8a4f" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  comb: '<rect width="64" height="64" rx="12" fill="#3b2a06"/><path d="M23 13.5l8.2 4.7v9.5L23 32.5l-8.2-4.8v-9.5z" fill="#ffd34d"/><path d="M41 13.5l8.2 4.7v9.5L41 32.5l-8.2-4.8v-9.5z" fill="#f5a623"/><path d="M32 29l8.2 4.7v9.5L32 48l-8.2-4.8v-9.5z" fill="#fff1c2"/>',
  dart: '<rect width="64" height="64" rx="12" fill="#5a2a83"/><path d="M9 30 55 11 41 53 30 38z" fill="#ffffff"/><path d="M55 11 30 38v14l7-9z" fill="#cda7f0"/>',
  sprout:
    '<rect width="64" height="64" rx="12" fill="#fff3c9"/><path d="M32 53V30" fill="none" stroke="#4d7c0f" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M32 33C17 34 11 26 11 14c14 0 21 7 21 19z" fill="#65a30d"/><path d="M32 38c0-10 7-16 21-16-1 11-8 17-21 16z" fill="#a3c940"/>',
} satisfies Record<string, string>;

export type LogoName = keyof typeof shapes;

export const logoOf = (name: LogoName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">${shapes[name]}</svg>`;
