import { Description, Heading, PureArgsTable, useOf } from '@storybook/addon-docs/blocks';
import { type Documented, plainTable } from './plainTypes.ts';

interface PartPropsProps {
  /** The name of the component. */
  name: string;
  component: Documented;
}

/** The props of another component on a page, from `parameters.docs.parts`. */
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
