/** Programs that say what they are; a listing is seen by people. */
const ROBOTS =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|phantom|puppeteer|playwright|selenium|monitor|uptime|pingdom|facebookexternalhit|whatsapp|telegram|embedly|curl|wget|python|java\/|ruby|perl|php|okhttp|axios|node|undici|go-http|libwww|scrapy|httpclient|postman|insomnia|validator|archive/i;

/** So is whoever does not say who it is. */
export const isRobot = (userAgent: string): boolean =>
  userAgent.trim() === '' || ROBOTS.test(userAgent);

/** Pages that a browser loads ahead were not looked at yet. */
export const isAhead = (purpose: string): boolean => /prefetch|prerender|preview/i.test(purpose);
