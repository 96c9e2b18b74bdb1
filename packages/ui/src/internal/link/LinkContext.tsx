import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  /** The link's element, to move the focus to it. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

export interface LinkProviderProps {
  /** Renders every link of the library, so that an app's router can take over. Default: a plain anchor. */
  component: ComponentType<AnchorProps>;
  /** What may hold links. */
  children: ReactNode;
}

export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export const useLinkComponent = (): ComponentType<AnchorProps> => useContext(LinkContext);
