import { emailTimes, isNotificationKind, notificationKinds } from '@portal/domain';
import { array, boolean, enums, type Infer, nullable, number, object, string } from 'superstruct';

const kindStruct = enums(Object.keys(notificationKinds).filter(isNotificationKind));

export const notificationStruct = object({
  id: number(),
  kind: kindStruct,
  title: string(),
  /** The beginning of a message. */
  text: nullable(string()),
  /** Of the page in the portal that shows it. */
  path: string(),
  read: boolean(),
  createdAt: string(),
});

export type Notification = Infer<typeof notificationStruct>;

/** How many are unread, and the id of the newest of these; 0 for none. */
export const unreadStruct = object({ unread: number(), latest: number() });

export type Unread = Infer<typeof unreadStruct>;

/** One page, newest first. */
export const notificationPageStruct = object({
  data: array(notificationStruct),
  meta: object({
    pagination: object({ limit: number(), next_cursor: nullable(number()) }),
    unread: number(),
  }),
});

export const notificationSettingStruct = object({
  kind: kindStruct,
  portal: boolean(),
  email: enums(emailTimes),
});
