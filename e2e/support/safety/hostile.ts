import { callsOf } from '../api.ts';

const image = '<img src=x onerror="window.hostile=1">';
/** Turns the reading direction round, and would swallow what stands after it. */
const turned = '\u202Etxet desrever\u202C';
const word = 'W'.repeat(60);

/** Stores texts that want to be more than text, as far as the server takes them. */
export async function hostile(url: string) {
  const vendor = await callsOf(url, 'pro@portal.test');
  const admin = await callsOf(url, 'admin@portal.test');
  const other = await callsOf(url, 'vendor@portal.test');
  const name = `${image} ${word}`;
  const [industry] = await vendor.many('/industries');
  const made = await vendor.one('POST', '/apps', {
    data: {
      name,
      summary: `${image} ${turned}`,
      description: `<script>window.hostile=1</script>\n${image}\n${word}${word}`,
      link: 'https://kea.example/?q=<script>',
      trial: null,
      pricing: image,
      nz: true,
      account: null,
      note: null,
      logo: null,
      industries: [industry?.id],
      subcategories: [],
    },
  });
  const note = { note: null, internal_note: image, status: 'APPROVED', version: made.version };
  const { slug } = await admin.one('PATCH', `/apps/${made.id}`, { data: note });
  const review = `${image} ${turned} ${word}`;
  await other.one('POST', '/reviews', {
    data: { rating: 1, comment: review, listing: `/apps/${slug}` },
  });
  const offer = `${image} ${word}`;
  await vendor.one('POST', '/special-offers', {
    data: {
      title: offer,
      description: `${image} ${turned} ${word}`,
      link: 'https://kea.example/',
      label: image,
      listing: `/apps/${slug}`,
    },
  });
  const term = `${image} ${word}`.slice(0, 90);
  await admin.one('POST', '/industries', { data: { name: term } });
  return { app: { name, slug }, review, offer, term };
}
