import { Subheadings } from '@portal/ui/components/Heading';
import { fontFamily, vars } from '@portal/ui/theme';
import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { type CSSProperties, type ReactNode, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { addressOf } from '../played.ts';
import { useScene } from '../useScene.ts';
import { exampleName, guidance } from './guidance.ts';

const Pair = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  columnGap: 16,
  marginBlock: '16px 8px',
});

const Side = styled.figure({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  margin: 0,
});

const Ground = styled.div(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: `${theme.appBorderRadius}px ${theme.appBorderRadius}px 0 0`,
  '& iframe': { display: 'block', inlineSize: '100%', blockSize: 280, border: 0 },
}));

const Rule = styled.figcaption<{ good: boolean }>(({ theme, good }) => ({
  borderBlockStart: `3px solid ${good ? theme.color.positive : theme.color.negative}`,
  paddingBlock: '8px 24px',
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
}));

/** The styles of the product's body, which docs pages lack. */
const product: CSSProperties = {
  display: 'grid',
  alignItems: 'center',
  blockSize: '100%',
  padding: 24,
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: fontFamily.text,
  fontSize: 14,
  lineHeight: 1.5,
};

interface ExampleSideProps {
  good: boolean;
  rule: string;
  children: ReactNode;
}

function ExampleSide({ good, rule, children }: ExampleSideProps) {
  return (
    <Side className="sb-unstyled">
      <Ground>{children}</Ground>
      <Rule good={good}>
        <strong>{good ? '✓ Do' : '✕ Don’t'}</strong>
        <br />
        {rule}
      </Rule>
    </Side>
  );
}

interface DosAndDontsProps {
  /** Title of the docs page. */
  title: string;
  /** A story of the page, which provides the toolbar's theme. */
  story: PreparedStory | undefined;
}

/** Good and bad uses of real components, side by side. */
export function DosAndDonts({ title, story }: DosAndDontsProps) {
  const scene = useScene(useContext(DocsContext), story);
  const pairs = guidance[title];
  if (!pairs) return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      {pairs.map((pair, index) => (
        <Pair key={pair.do.rule}>
          {(['do', 'dont'] as const).map((side) => (
            <ExampleSide key={side} good={side === 'do'} rule={pair[side].rule}>
              {pair.overlay ? (
                <iframe
                  title={pair[side].rule}
                  inert
                  loading="lazy"
                  src={`${addressOf('tests-do-and-don-t--examples', scene)}&args=example:${exampleName(title, index, side)}`}
                />
              ) : (
                <div data-theme={scene.theme === 'dark' ? 'dark' : 'light'} style={product}>
                  <Subheadings below={2}>{pair[side].show}</Subheadings>
                </div>
              )}
            </ExampleSide>
          ))}
        </Pair>
      ))}
    </>
  );
}
