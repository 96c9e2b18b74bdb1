import { declareList, isNotificationKind, oneOf } from '@portal/domain';
import { paths } from '../../paths.ts';

export const notificationsList = declareList({
  path: paths.notifications,
  params: {
    show: oneOf(['unread']),
    kind: (text) => (isNotificationKind(text) ? text : null),
  },
});
