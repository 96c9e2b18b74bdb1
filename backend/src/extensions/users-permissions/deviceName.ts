/** Longer than any browser's own words; what comes behind is not looked at. */
const MAX_AGENT = 1024;

/**
 * The first that matches is the name. Browsers claim to be those before them: nearly all say Safari, most say Chrome, so
 * whoever is made from another stands above it.
 */
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

/** Phones name the system that theirs is made from as well. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows (NT|Phone)\b/, 'Windows'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A device as its owner would call it, such as 'Firefox on Linux'; null when nothing about it is known. */
export const deviceNameOf = (userAgent: string): string | null => {
  const agent = userAgent.slice(0, MAX_AGENT);
  const nameIn = (table: typeof BROWSERS) => table.find(([token]) => token.test(agent))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(' on ') || null;
};
