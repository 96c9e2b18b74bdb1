/** @typedef {import('./mirror.mjs').Listing} Listing */
/** @typedef {import('./mirror.mjs').Industry} Industry */

/** Markup, as opposed to text, which is escaped. */
class Html {
  constructor(/** @type {string} */ markup) {
    this.markup = markup;
  }
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** @returns {string} */
const markupOf = (/** @type {unknown} */ value) => {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (sign) => escapes[/** @type {'&'} */ (sign)]);
};

/** A template whose values are escaped; nested templates and lists of them are not. */
const html = (/** @type {TemplateStringsArray} */ parts, /** @type {unknown[]} */ ...values) =>
  new Html(parts.map((part, at) => part + markupOf(values[at])).join(''));

/** Only http and https become links. */
const safe = (/** @type {string} */ address) =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;

/** @param {{ title: string, portal: string, query?: string, body: Html, script?: Html | null }} page */
const layout = ({ title, portal, query = '', body, script = null }) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
${script}
</head>
<body>
<header>
<a class="brand" href="/">Directory</a>
<form action="/search" role="search">
<input type="search" name="q" aria-label="Search listings" placeholder="Search" value="${query}" maxlength="200">
<button>Search</button>
</form>
<a href="${portal}/">List your business</a>
</header>
<main>
${body}
</main>
</body>
</html>
`.markup;

const stars = (/** @type {Listing} */ { rating, num_reviews: count }) =>
  rating === null
    ? null
    : html`<p class="muted">${rating.toFixed(1)} of 5 · ${count} ${count === 1 ? 'review' : 'reviews'}</p>`;

const logo = (/** @type {Listing} */ { logo }, /** @type {number} */ size) => {
  const wide = Object.values(logo?.formats ?? {})
    .filter(({ width }) => width >= size * 2)
    .sort((a, b) => a.width - b.width);
  const address = wide[0]?.url ?? logo?.url;
  return address
    ? html`<img src="${address}" alt="" width="${size}" height="${size}" loading="lazy">`
    : html`<span class="logo" aria-hidden="true"></span>`;
};

const cards = (/** @type {readonly Listing[]} */ listings) =>
  html`<ul class="cards">${listings.map(
    (each) => html`<li>${logo(each, 48)}
<div><h3><a href="${each.url}">${each.name}</a></h3>
<p>${each.summary}</p>
${stars(each)}</div></li>`,
  )}</ul>`;

const section = (/** @type {string} */ title, /** @type {readonly Listing[]} */ listings) =>
  listings.length > 0 ? html`<section><h2>${title}</h2>${cards(listings)}</section>` : null;

/** @param {{ portal: string, industries: readonly Industry[], listings: readonly Listing[] }} data */
export const homePage = ({ portal, industries, listings }) =>
  layout({
    title: 'Directory',
    portal,
    body: html`<h1>Software and cloud experts for your business</h1>
<section><h2>Industries</h2>
<ul class="industries">${industries.map(
      ({ name, slug, counts }) =>
        html`<li><a href="/industries/${slug}">${name}</a> <span class="muted">${(counts.apps ?? 0) + (counts.services ?? 0)}</span></li>`,
    )}</ul></section>
${section('New in the directory', listings.slice(0, 12))}`,
  });

/** @param {{ portal: string, name: string, featured: readonly Listing[], listings: readonly Listing[] }} data */
export const industryPage = ({ portal, name, featured, listings }) =>
  layout({
    title: `${name} · Directory`,
    portal,
    body: html`<h1>${name}</h1>
${section('Featured', featured)}
${section('All listings', listings)}
${featured.length + listings.length === 0 ? html`<p>No listings yet.</p>` : null}`,
  });

/** @param {{ portal: string, query: string, apps: readonly Listing[], services: readonly Listing[] }} data */
export const searchPage = ({ portal, query, apps, services }) =>
  layout({
    title: `${query} · Directory`,
    portal,
    query,
    body: html`<h1>Results for “${query}”</h1>
${section('Apps', apps)}
${section('Cloud experts', services)}
${apps.length + services.length === 0 ? html`<p>Nothing found. Try fewer or other words.</p>` : null}`,
  });

/**
 * @typedef {Listing & {
 *   reviews?: { rating: number, comment: string, author: string, reply: { text: string } | null }[],
 *   offers?: { title: string, description: string, link: string, label: string }[],
 * }} FullListing
 */

/** @param {{ portal: string, listing: FullListing }} data */
export const listingPage = ({ portal, listing }) => {
  const { name, summary, description, link, pricing, industries, reviews, offers } = listing;
  const site = safe(link);
  return layout({
    title: `${name} · Directory`,
    portal,
    script: html`<script type="module" src="/views.js" data-report="${portal}/api/views${listing.url}"></script>`,
    body: html`<article>
<div class="title">${logo(listing, 80)}<div><h1>${name}</h1>${stars(listing)}</div></div>
<p class="summary">${summary}</p>
<p>${description}</p>
<p>${pricing}</p>
${site ? html`<p><a class="button" href="${site}" rel="nofollow">Visit website</a></p>` : null}
<p class="muted">${industries.map((each) => html`<a href="/industries/${each.slug}">${each.name}</a> `)}</p>
${offers?.map((offer) => {
  const address = safe(offer.link);
  return html`<aside><h2>${offer.title}</h2><p>${offer.description}</p>
${address ? html`<a href="${address}" rel="nofollow">${offer.label}</a>` : null}</aside>`;
})}
${
  listing.team_members?.length
    ? html`<h2>Team</h2><ul>${listing.team_members.map((each) => html`<li>${each.name} <span class="muted">${each.position}</span></li>`)}</ul>`
    : null
}
${
  reviews?.length
    ? html`<h2>Reviews</h2>${reviews.map((each) => html`<blockquote><p>${each.comment}</p><footer class="muted">${each.rating} of 5 · ${each.author}</footer>${each.reply && html`<p><strong>Reply from ${name}</strong></p><p>${each.reply.text}</p>`}</blockquote>`)}`
    : null
}
</article>`,
  });
};

/** @param {{ portal: string, title: string, text: string }} data */
export const plainPage = ({ portal, title, text }) =>
  layout({
    title: `${title} · Directory`,
    portal,
    body: html`<h1>${title}</h1><p>${text}</p>`,
  });
