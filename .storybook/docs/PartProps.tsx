import { Description, Heading, PureArgsTable, useOf } from '@storybook/addon-docs/blocks';
import { type Documented, plainTable } from './plainTypes.ts';

interface PartPropsProps {
  /** Whose props these are. */
  name: string;
  component: Documented;
}

/** The props of a further component that a page is about: those of `parameters.docs.parts`. */
export function PartProps({ name, component }: PartPropsProps) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const rows = preparedMeta.parameters.docs?.extractArgTypes?.(component);
  return (
    <>
      <Heading>{`Props of ${name}`}</Heading>
      <Description of={component} />
      <PureArgsTable rows={plainTable(rows ?? {}, component)} />
    </>
  );
}
