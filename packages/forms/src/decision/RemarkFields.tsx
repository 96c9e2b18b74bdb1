import { isBlank, randomId, remarkFields, remarkLimit } from '@portal/domain';
import { IconButton } from '@portal/ui/components/IconButton';
import { Stack } from '@portal/ui/components/layout';
import { SegmentedControl } from '@portal/ui/components/SegmentedControl';
import { Select } from '@portal/ui/components/Select';
import { TextArea } from '@portal/ui/components/TextArea';
import { MessageSquarePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormScope } from '../core/Form.tsx';
import { useField } from '../core/fields.tsx';
import { m } from '../i18n/messages.js';
import type { DecisionValues, TypedRemark } from './decisionValues.ts';
import * as styles from './RemarkFields.css.ts';
import { TemplateMenu } from './TemplateMenu.tsx';

interface RemarkFieldsProps {
  /** The field's name in calls. */
  field: string;
  label: string;
  /** Parts of the field that a remark can be about by name, such as the members of a team. Default: none. */
  items?: readonly string[] | undefined;
}

const kinds = [
  { value: 'required', label: m.decision_remark_required() },
  { value: 'suggestion', label: m.decision_remark_suggestion() },
] as const;

const wholeField = { value: '', label: m.decision_whole_field() };

/** The remarks on one field, which a request for changes sends. */
function useRemarks(field: string) {
  const { value, onChange, error } = useField<DecisionValues>('remarks');
  const all: readonly TypedRemark[] = value;
  const own = all.filter((remark) => remark.field === field);
  const set = (key: string, part: Partial<TypedRemark>) =>
    onChange(all.map((remark) => (remark.key === key ? { ...remark, ...part } : remark)));
  const remove = (key: string) => onChange(all.filter((remark) => remark.key !== key));
  const add = () =>
    onChange([
      ...all,
      { key: randomId(), field, item: null, required: true, text: '' },
    ] satisfies TypedRemark[]);
  return { own, set, remove, add, isFull: all.length >= remarkLimit, error };
}

/** Adds a remark to a field. */
export function AddRemark({ field, label }: Pick<RemarkFieldsProps, 'field' | 'label'>) {
  const { running } = useFormScope();
  const { add, isFull } = useRemarks(field);
  return (
    <span data-add-remark={field}>
      <IconButton
        size="compact"
        icon={MessageSquarePlus}
        label={m.decision_add_remark_on({ field: label })}
        disabled={running !== null || isFull}
        onClick={add}
      />
    </span>
  );
}

/** Focuses the first button that adds a remark; presses a focused one. */
export function pressAddRemark(form: ParentNode | null): void {
  const buttons = form?.querySelectorAll<HTMLElement>('[data-add-remark] button') ?? [];
  const shown = [...buttons].filter((button) => button.checkVisibility());
  const focused = shown.find((button) => button === document.activeElement);
  if (focused) focused.click();
  else shown[0]?.focus();
}

/** The typed remarks on a field; renders nothing without any. */
export function RemarkFields({ field, label, items = [] }: RemarkFieldsProps) {
  const { own, set, remove } = useRemarks(field);
  if (own.length === 0) return null;
  return (
    <Stack space="medium">
      {own.map((remark) => (
        <OneRemark
          key={remark.key}
          remark={remark}
          about={remark.item ?? label}
          items={items}
          onChange={(part) => set(remark.key, part)}
          onRemove={() => remove(remark.key)}
        />
      ))}
    </Stack>
  );
}

interface OneRemarkProps {
  remark: TypedRemark;
  /** The name of what it is about. */
  about: string;
  items: readonly string[];
  onChange: (part: Partial<TypedRemark>) => void;
  onRemove: () => void;
}

function OneRemark({ remark, about, items, onChange, onRemove }: OneRemarkProps) {
  const { running, element } = useFormScope();
  const area = useRef<HTMLTextAreaElement>(null);
  // A restored remark has a text, and does not take the focus.
  const isNew = useRef(remark.text === '');
  useEffect(() => {
    if (isNew.current) area.current?.focus();
  }, []);
  const locked = running !== null;
  return (
    <div className={styles.remark}>
      <TextArea
        ref={area}
        name={`remark-${remark.key}`}
        label={m.decision_remark_on({ about })}
        aside={m.decision_shown_to_vendor()}
        rows={1}
        value={remark.text}
        maxSymbols={remarkFields.text.max}
        readOnly={locked}
        action={
          <TemplateMenu
            use="changes"
            field={`remark-${remark.key}`}
            typed={() => remark.text}
            onInsert={(text) => onChange({ text })}
            values={{ field: about }}
            disabled={locked}
          />
        }
        onChange={({ target }) => onChange({ text: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (isBlank(remark.text) && !locked) onRemove();
          element.current
            ?.querySelector<HTMLElement>(`[data-add-remark="${CSS.escape(remark.field)}"] button`)
            ?.focus();
        }}
      />
      <div className={styles.foot}>
        {items.length > 0 && !locked ? (
          <div className={styles.about}>
            <Select
              name={`remark-${remark.key}-about`}
              label={m.decision_remark_about()}
              labelHidden
              size="compact"
              options={[wholeField, ...items.map((item) => ({ value: item, label: item }))]}
              value={remark.item ?? ''}
              onValueChange={(item) => onChange({ item: item || null })}
            />
          </div>
        ) : null}
        <SegmentedControl
          name={`remark-${remark.key}-kind`}
          label={m.decision_kind_of_remark()}
          labelHidden
          options={kinds}
          value={remark.required ? 'required' : 'suggestion'}
          disabled={locked}
          onValueChange={(value) => onChange({ required: value === 'required' })}
        />
        <IconButton
          icon={Trash2}
          label={m.decision_delete_remark()}
          disabled={locked}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
