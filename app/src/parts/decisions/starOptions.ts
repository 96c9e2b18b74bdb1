import { ratings } from '@portal/domain';
import { m } from '../../i18n/messages.js';

export const starOptions = ratings.map((value) => ({
  value,
  label: m.feedback_stars({ count: Number(value) }),
}));
