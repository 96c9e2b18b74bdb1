import { listingMessageStruct, messagesStruct } from '@portal/data/internal/schemas/moderation';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { messageRate } from '@portal/domain';
import { type Caller, type ContractCase, equal, exactly, failure, must } from './contract.ts';
import { admin, anotherAttempt, createApp, getApp, pro, trial, vendor } from './fixtures.ts';

const messageRecord = recordOf(listingMessageStruct);
const thread = recordOf(messagesStruct);

async function send(caller: Caller, id: number, text: string) {
  const response = await caller.send('POST', `/apps/${id}/messages`, { text });
  return exactly(response, 201, messageRecord).data;
}

const read = async (caller: Caller, id: number) =>
  (await caller.get(`/apps/${id}/messages`, thread)).data;

const newTo = async (caller: Caller, id: number) => (await getApp(caller, id)).newMessages;

export const messageCases: ContractCase[] = [
  {
    title: 'vendor and admins write to each other about a listing',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id } = await createApp(owner);
      const asked = await send(staff, id, ' What does it cost?\n\nPer user? ');
      equal(asked.text, 'What does it cost?\n\nPer user?', 'without spaces around it');
      equal([asked.actor.admin, asked.editedAt], [true, null], 'by an admin');
      const replied = await send(owner, id, 'See https://prices.example');
      equal(await read(owner, id), { messages: [asked, replied], readTo: 0 }, 'the thread');
      failure(await (await api.signIn(pro)).call('GET', `/apps/${id}/messages`), 'not-found');
    },
  },
  {
    title: 'messages of the other side are new until they are read or answered',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id } = await createApp(owner);
      const first = await send(owner, id, 'Is it complete?');
      equal([await newTo(staff, id), await newTo(owner, id)], [1, 0], 'to the admin');
      const last = await send(staff, id, 'Yes.');
      equal([await newTo(staff, id), await newTo(owner, id)], [0, 1], 'to the vendor');
      const mark = (up_to: number) => owner.send('PUT', `/apps/${id}/messages/read`, { up_to });
      for (const message of [last.id, first.id]) equal((await mark(message)).status, 200, 'read');
      equal([await newTo(owner, id), (await read(owner, id)).readTo], [0, last.id], 'read');
      failure(await mark(987_654), 'invalid');
    },
  },
  {
    title: 'only the author edits a message',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id } = await createApp(owner);
      const { id: message } = await send(owner, id, 'Frist');
      const edit = (caller: Caller, text: string, edited = message) =>
        caller.send('PUT', `/apps/${id}/messages/${edited}`, { text });
      const edited = exactly(await edit(owner, 'First'), 200, messageRecord).data;
      must(edited.editedAt !== null, 'is marked as edited');
      equal((await read(staff, id)).messages, [edited], 'the thread');
      failure(await edit(staff, 'Second'), 'message-fixed');
      failure(await edit(owner, 'First', 987_654), 'not-found');
      failure(await edit(owner, ' '), 'invalid');
    },
  },
  {
    title: 'a message sent twice is stored once, and blank or long ones are not',
    async run(api) {
      const owner = await api.signIn(vendor);
      const { id } = await createApp(owner);
      const options = { body: { data: { text: 'Once.' } }, headers: anotherAttempt() };
      const path = `/apps/${id}/messages`;
      for (const _ of [1, 2]) exactly(await owner.call('POST', path, options), 201, messageRecord);
      equal((await read(owner, id)).messages.length, 1, 'messages');
      for (const text of ['', 'x'.repeat(2001)])
        failure(await owner.send('POST', path, { text }), 'invalid');
    },
  },
  {
    title: 'a user sends a limited number of messages an hour',
    portable: true,
    async run(api) {
      const owner = await api.signIn(trial);
      const { id } = await createApp(owner);
      for (let sent = 0; sent < messageRate.max; sent += 1) await send(owner, id, `Part ${sent}`);
      const path = `/apps/${id}/messages`;
      failure(await owner.send('POST', path, { text: 'More.' }), 'too-many-messages');
      equal((await read(owner, id)).messages.length, messageRate.max, 'stored');
    },
  },
  {
    title: 'admins neither read nor write messages about a draft, and a deleted listing has none',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id, version } = await createApp(owner);
      await send(staff, id, 'Hello.');
      await owner.send('PATCH', `/apps/${id}`, { draft: true, version });
      const path = `/apps/${id}/messages`;
      failure(await staff.call('GET', path), 'not-found');
      failure(await staff.send('POST', path, { text: 'Too late.' }), 'not-found');
      equal((await read(owner, id)).messages.length, 1, 'the vendor still reads them');
      await owner.call('DELETE', `/apps/${id}`);
      failure(await owner.send('POST', path, { text: 'Gone.' }), 'not-found');
    },
  },
];
