import { Heading } from '@portal/ui/components/Heading';
import { Text } from '@portal/ui/components/Text';
import type { ReactNode } from 'react';

interface AuthHeadingProps {
  title: string;
  /** One line below it, often with a link to another page. */
  children?: ReactNode;
}

/** What the page is for, and the way to its neighbour. */
export function AuthHeading({ title, children }: AuthHeadingProps) {
  return (
    <div>
      <Heading level={1} look="page">
        {title}
      </Heading>
      {children ? <Text tone="muted">{children}</Text> : null}
    </div>
  );
}
