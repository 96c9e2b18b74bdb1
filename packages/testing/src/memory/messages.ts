import {
  type Collection,
  type FieldError,
  isEditable,
  isId,
  messageRate,
  readMessage,
} from '@portal/domain';
import { object, unknown } from 'superstruct';
import { authorize } from './access.ts';
import { nextId, type StoredMessage } from './database.ts';
import {
  type Call,
  fieldsStruct,
  HttpError,
  invalid,
  isAdmin,
  notFound,
  type Reply,
  read,
  record,
} from './http.ts';
import { findSeen } from './listingReads.ts';
import { markNoticesRead, notifyOfMessage } from './notifications.ts';
import { readMark, seenMessages } from './shapes.ts';

/* Messages between a vendor and admins about a listing. */

const dataStruct = object({ data: unknown() });

const inputOf = ({ body }: Call) => read(read(body, dataStruct).data, fieldsStruct);

function textOf(call: Call): string {
  const errors: FieldError[] = [];
  const text = readMessage(inputOf(call), errors);
  if (text === null) throw invalid(errors[0]?.message ?? '', errors);
  return text;
}

function messageShape({ db }: Call, { id, userId, text, createdAt, editedAt }: StoredMessage) {
  const user = db.users.find((each) => each.id === userId);
  const actor = {
    id: userId,
    name: user ? `${user.firstName} ${user.lastName}` : '',
    admin: user ? isAdmin(user) : false,
  };
  return { id, text, actor, createdAt, editedAt };
}

const messagesOf = ({ db }: Call, listing: StoredMessage['listing']) =>
  db.messages.filter((message) => message.listing === listing);

export function listMessages(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  return record({
    messages: seenMessages(listing, call).map((message) => messageShape(call, message)),
    read_to: readMark(listing, call).to,
  });
}

export function sendMessage(call: Call, collection: Collection): Reply {
  const { db, user, at } = call;
  const text = textOf(call);
  const listing = findSeen(call, collection);
  authorize(call, 'message.write', listing);
  const since = Date.parse(at) - messageRate.seconds * 1000;
  const sent = db.messages.filter(
    ({ userId, createdAt }) => userId === user.id && Date.parse(createdAt) > since,
  );
  if (sent.length >= messageRate.max) throw new HttpError('too-many-messages');
  const id = nextId(db.messages);
  const { accountId } = listing;
  const message = { id, listing, accountId, userId: user.id, text, createdAt: at, editedAt: null };
  db.messages.push(message);
  notifyOfMessage(call, message);
  return record(messageShape(call, message), 201);
}

export function editMessage(call: Call, collection: Collection): Reply {
  const { user, at, params } = call;
  const text = textOf(call);
  const listing = findSeen(call, collection);
  authorize(call, 'message.write', listing);
  const { message: asked } = params;
  const message = messagesOf(call, listing).find(({ id }) => String(id) === asked);
  if (!message) throw notFound();
  const sent = { authorId: message.userId, sentAt: Date.parse(message.createdAt) };
  if (message.userId !== user.id || text !== message.text) {
    if (!isEditable(sent, user.id, Date.parse(at))) throw new HttpError('message-fixed');
    Object.assign(message, { text, editedAt: at });
    notifyOfMessage(call, message);
  }
  return record(messageShape(call, message));
}

export function readMessages(call: Call, collection: Collection): Reply {
  const { up_to: last } = inputOf(call);
  const listing = findSeen(call, collection);
  if (!isId(last) || !messagesOf(call, listing).some(({ id }) => id === last)) {
    const text = 'Message is not valid';
    throw invalid(text, [{ path: ['up_to'], message: text }]);
  }
  const mark = readMark(listing, call);
  if (last > mark.to) mark.set(last);
  markNoticesRead(call, listing);
  return record(null);
}
