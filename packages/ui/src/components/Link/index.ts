export {
  type AnchorProps,
  LinkProvider,
  type LinkProviderProps,
} from '../../internal/link/LinkContext.tsx';
export { Link, type LinkProps, type LinkTone, linkTones } from './Link.tsx';
