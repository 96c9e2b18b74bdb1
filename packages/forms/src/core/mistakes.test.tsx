import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormSwitch } from './choiceFields.tsx';
import { DirtyReport, Form, SubmitButton } from './Form.tsx';
import { FormTextField } from './fields.tsx';
import { useForm } from './useForm.ts';

type Loan = { borrower: string; late: boolean };

function LoanForm({ name, type = 'text' }: { name: string; type?: 'text' | 'switch' }) {
  const form = useForm<Loan>({
    values: { borrower: '', late: false },
    rules: () => ({ fields: {} }),
    onSubmit: async () => ({ ok: true }),
  });
  const props = { name: name as never, label: 'A field' };
  return (
    <Form form={form} label="Loan">
      {type === 'text' ? <FormTextField<Loan> {...props} /> : <FormSwitch<Loan> {...props} />}
    </Form>
  );
}

test('a field whose name is none of the values says which there are', () => {
  for (const type of ['text', 'switch'] as const)
    expect(() => renderToString(<LoanForm name="borower" type={type} />)).toThrow(
      'The form has no value “borower” for its field. The values given to useForm are: borrower, late.',
    );
  expect(renderToString(<LoanForm name="borrower" />)).toContain('name="borrower"');
});

test('a part outside of a form says that it needs one', () => {
  const outside = 'The field “late” needs a Form around it.';
  expect(() => renderToString(<FormTextField<Loan> name={'late' as never} label="Late" />)).toThrow(
    outside,
  );
  expect(() => renderToString(<FormSwitch<Loan> name="late" label="Late" />)).toThrow(outside);
  for (const part of [
    <SubmitButton key="1" label="Save" />,
    <DirtyReport key="2" onDirtyChange={undefined} />,
  ])
    expect(() => renderToString(part)).toThrow('This component needs a Form around it.');
});
