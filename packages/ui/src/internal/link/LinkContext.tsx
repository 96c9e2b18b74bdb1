import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Target of the link. */
  href: string;
  /** The element, to move the focus to it. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

export interface LinkProviderProps {
  /** Renders every link, such as with the link of a router. Default: an anchor. */
  component: ComponentType<AnchorProps>;
  /** The app. */
  children: ReactNode;
}

export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export const useLinkComponent = (): ComponentType<AnchorProps> => useContext(LinkContext);
