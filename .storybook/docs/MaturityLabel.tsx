import { Badge } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { maturities, maturityOf } from '../maturity.ts';

const Line = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 16px',
  color: theme.textMutedColor,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
}));

interface MaturityLabelProps {
  /** The tags of the page. */
  tags: readonly string[];
}

/** The maturity of the component on this page. */
export function MaturityLabel({ tags }: MaturityLabelProps) {
  const level = maturityOf(tags);
  if (!level) return null;
  const { label, tone, meaning } = maturities[level];
  return (
    <Line className="sb-unstyled">
      <Badge status={tone}>{label}</Badge>
      {meaning}
    </Line>
  );
}
