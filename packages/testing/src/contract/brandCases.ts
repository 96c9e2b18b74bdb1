import { storedBrandStruct } from '@portal/data/internal/schemas/brand';
import { mediaStruct } from '@portal/data/internal/schemas/media';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { brandTexts, defaultBrand, uploadTexts } from '@portal/domain';
import { array } from 'superstruct';
import { type ContractCase, equal, exactly, failure, must, rejects } from './contract.ts';
import { admin, png, vendor } from './fixtures.ts';

const one = recordOf(storedBrandStruct);

export const brandCases: ContractCase[] = [
  // Rows: X24R.2, X24R.3
  {
    title: 'owners change the brand of the portal, and reset it',
    async run(api) {
      const [owner, other] = [await api.signIn(admin), await api.signIn(vendor)];
      failure(await other.call('GET', '/brand'), 'admins-only');
      const { version } = (await owner.get('/brand', one)).data;
      const save = (brand: object, seen = version) =>
        owner.send('PUT', '/brand', { brand, version: seen });
      rejects(await save({ look: { accent: 'green' } }), 'look', brandTexts.color);
      const saved = exactly(await save({ names: { portal: ' Tui ' } }), 200, one).data;
      equal(
        [saved.brand.names, saved.version, saved.source],
        [{ ...defaultBrand.names, portal: 'Tui' }, version + 1, 'saved'],
        'saved',
      );
      // A retry after a lost response changes nothing.
      equal(exactly(await save({ names: { portal: 'Tui' } }), 200, one).data, saved, 'again');
      failure(await save({ names: { portal: 'Kea' } }), 'brand-changed');
      const reset = await owner.call('DELETE', `/brand?version=${saved.version}`);
      equal(
        exactly(reset, 200, one).data,
        { brand: defaultBrand, version: version + 2, source: 'default' },
        'reset',
      );
    },
  },
  // Rows: X24R.5
  {
    title: 'a logo is an uploaded picture, which cannot be deleted while pages show it',
    async run(api) {
      const owner = await api.signIn(admin);
      const body = new FormData();
      body.append('files', new File([png], 'logo.png', { type: 'image/png' }));
      const sent = await owner.call('POST', '/api/upload', { body });
      const [media] = exactly(sent, 200, array(mediaStruct));
      must(media !== undefined, 'is stored');
      const { version } = (await owner.get('/brand', one)).data;
      const save = (images: object) => owner.send('PUT', '/brand', { brand: { images }, version });
      const { id, url, width, height } = media;
      const unknown = url.replace(/\w{32}/, '0'.repeat(32)).replace('svg', 'gif');
      const another = await save({ logo: { url: unknown, width, height } });
      rejects(another, 'images', uploadTexts.notFound);
      const saved = exactly(await save({ logo: { url, width: 9, height: 9 } }), 200, one).data;
      const images = { logo: { url, width, height }, logoDark: null, favicon: null, signIn: null };
      equal(saved.brand.images, images, 'with its own size');
      failure(await owner.call('DELETE', `/api/upload/files/${id}`), 'picture-in-use');
      await owner.call('DELETE', `/brand?version=${saved.version}`);
      must((await owner.call('DELETE', `/api/upload/files/${id}`)).status === 200, 'is deleted');
    },
  },
];
