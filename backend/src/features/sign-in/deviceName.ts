/** Longer than any browser's user agent; the rest is ignored. */
const MAX_AGENT = 1024;

/** The first match wins. Nearly all browsers also claim to be Safari or Chrome, so derived ones are above those. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT|OPX|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(YaBrowser|Yowser)\//, 'Yandex Browser'],
  [/\bBrave\//, 'Brave'],
  [/\b(DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS|Focus)\//, 'Firefox'],
  [/\b(Headless)?Chrom(e|ium)\/|\b(CriOS|GSA)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Phones also name the system theirs is derived from. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows (NT|Phone)\b/, 'Windows'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A name of the device, such as 'Firefox on Linux'; null for an unknown one. */
export const deviceNameOf = (userAgent: string): string | null => {
  const agent = userAgent.slice(0, MAX_AGENT);
  const nameIn = (table: typeof BROWSERS) => table.find(([token]) => token.test(agent))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(' on ') || null;
};
