export {
  type AnchorProps,
  LinkProvider,
  type LinkProviderProps,
} from '../../internal/link/LinkContext.tsx';
export type { SafeHref } from '../../internal/link/safeHref.ts';
export { Link, type LinkProps, type LinkTone, linkTones } from './Link.tsx';
