import { useOf } from '@storybook/addon-docs/blocks';
import { styled } from 'storybook/theming';
import { figmaLink } from '../figma.ts';

const Line = styled.p(({ theme }) => ({
  margin: '0 0 16px',
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  '& a': { color: theme.color.secondary },
}));

/** The link to the design of the component on this page; nothing if no Figma file is set. */
export function DesignLink() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const href = figmaLink(preparedMeta.title, preparedMeta.parameters.design);
  if (!href) return null;
  return (
    <Line className="sb-unstyled">
      <a href={href} target="_blank" rel="noreferrer">
        Open in Figma
      </a>
    </Line>
  );
}
