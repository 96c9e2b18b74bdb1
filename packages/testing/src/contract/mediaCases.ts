import { mediaStruct, sentMediaStruct } from '@portal/data/internal/schemas/media';
import { array } from 'superstruct';
import { type ContractCase, equal, exactly, failure, must } from './contract.ts';
import {
  admin,
  createApp,
  createLiveApp,
  decide,
  getApp,
  png,
  pro,
  saveApp,
  vendor,
} from './fixtures.ts';

/** A form with a file of this size that begins with these bytes. */
function picture(name: string, type: string, head: readonly number[], size = 64): FormData {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  const form = new FormData();
  form.append('files', new File([bytes], name, { type }));
  return form;
}

const gif = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61];
export const mediaCases: ContractCase[] = [
  // Rows: 7.7
  {
    title: 'a picture is accepted by its content, up to 5 MB',
    async run(api) {
      const caller = await api.signIn(vendor);
      const send = (body: FormData) => caller.call('POST', '/api/upload', { body });
      const sent = await send(picture('logo.png', 'image/png', [...png], png.length));
      const [media] = exactly(sent, 200, array(mediaStruct));
      must(media !== undefined, 'is stored');
      const listing = await createApp(caller, { logo: media.id });
      equal(listing.logo?.id, media.id, 'becomes the logo');
      failure(await send(picture('logo.png', 'image/png', gif)), 'picture-unsupported');
      const large = picture('logo.png', 'image/png', [...png], 6 * 1024 * 1024);
      failure(await send(large), 'picture-too-large');
    },
  },
  {
    title: 'only the owner finds a picture by id, name or filter, and edits its texts',
    async run(api) {
      const [caller, other] = [await api.signIn(vendor), await api.signIn(pro)];
      const form = new FormData();
      form.append('files0', new File([png], 'front-door.png', { type: 'image/png' }));
      const sent = await caller.call('POST', '/upload', { body: form });
      const [media] = exactly(sent, 200, array(mediaStruct));
      must(media !== undefined, 'is stored');
      const read = async (path: string) => (await caller.get(path, mediaStruct)).id;
      equal(await read(`/api/upload/files/${media.id}`), media.id, 'by id');
      equal(
        (await caller.get(`/api/upload/files/${media.id}?populate=user`, sentMediaStruct)).user
          ?.email,
        vendor,
        'with its uploader',
      );
      equal(await read('/api/upload/files/front-door.png'), media.id, 'by name');
      const filter = '/api/upload/files?filters[name][$eq]=front-door.png';
      const found = await caller.get(filter, array(mediaStruct));
      equal(found[0]?.id, media.id, 'by filter');
      const path = `/api/upload/files/${media.id}`;
      const texts = { alternativeText: 'A green door', caption: null };
      const described = await caller.send('PATCH', path, texts);
      equal(
        exactly(described, 200, mediaStruct).alternativeText,
        texts.alternativeText,
        'alternative text',
      );
      const caption = await caller.send('PUT', path, { caption: 'Open' });
      const { alternativeText } = exactly(caption, 200, mediaStruct);
      equal(alternativeText, texts.alternativeText, 'omitted text stays');
      failure(await other.send('PATCH', path, { caption: 'Mine' }), 'picture-not-found');
      failure(await other.call('GET', path), 'picture-not-found');
    },
  },
  {
    title: 'the fileInfo of an upload is stored, edited by id and deleted with the picture',
    async run(api) {
      const [caller, other] = [await api.signIn(vendor), await api.signIn(pro)];
      const about = (info: object) => {
        const form = new FormData();
        form.append('fileInfo', JSON.stringify(info));
        return form;
      };
      const form = about({ name: 'gate.png', caption: 'Shut' });
      form.append('files', new File([png], 'door.png', { type: 'image/png' }));
      const sent = await caller.call('POST', '/upload', { body: form });
      const [media] = exactly(sent, 200, array(mediaStruct));
      must(media !== undefined, 'is stored');
      equal([media.name, media.caption], ['gate.png', 'Shut'], 'texts of the form');
      const path = `/upload?id=${media.id}`;
      const change = { alternativeText: 'A wooden gate' };
      failure(await other.call('POST', path, { body: about(change) }), 'picture-not-found');
      const described = await caller.call('POST', path, { body: about(change) });
      const { id, caption, alternativeText } = exactly(described, 200, mediaStruct);
      equal([id, caption, alternativeText], [media.id, 'Shut', 'A wooden gate'], 'changed');

      const used = await createApp(caller, { logo: media.id });
      const remove = (by = caller) => by.call('DELETE', `/upload/files/${media.id}`);
      failure(await remove(), 'picture-in-use');
      failure(await remove(other), 'picture-not-found');
      await caller.call('DELETE', `/apps/${used.id}`);
      equal(exactly(await remove(), 200, mediaStruct).id, media.id, 'deleted');
      failure(await remove(), 'picture-not-found');
    },
  },
  {
    title: 'new texts of a live picture apply when the listing is approved',
    async run(api) {
      const [caller, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const form = new FormData();
      form.append('files0', new File([png], 'sign.png', { type: 'image/png' }));
      const sent = await caller.call('POST', '/upload', { body: form });
      const [media] = exactly(sent, 200, array(mediaStruct));
      must(media !== undefined, 'is stored');
      const live = await createLiveApp(api, { logo: media.id });
      const say = async (alternativeText: string, by = caller) => {
        const body = { data: { alternativeText } };
        const response = await by.call('PATCH', `/upload/files/${media.id}`, { body });
        return exactly(response, 200, mediaStruct).id;
      };
      const copy = await say('A red sign');
      must(copy !== media.id, 'another record');
      equal(await say('A red sign'), copy, 'same record again');
      const revision = await saveApp(caller, live, { logo: copy });
      equal(revision.changedFields, ['logo'], 'proposed');
      const text = async () => (await getApp(caller, live.id)).logo?.alternativeText;
      equal(await text(), null, 'before the approval');
      await decide(staff, revision, { status: 'APPROVED' });
      equal(await text(), 'A red sign', 'after the approval');
      equal([await say('A sign', staff), await text()], [media.id, 'A red sign'], 'by an admin');
    },
  },
];
