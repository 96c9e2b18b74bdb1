import {
  appendTemplate,
  type ReasonTemplate,
  renderTemplate,
  type TemplateUse,
  type TemplateValues,
} from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Menu, type MenuItem } from '@portal/ui/components/Menu';
import { FileText } from 'lucide-react';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useFormScope } from '../core/Form.tsx';
import { m } from '../i18n/messages.js';

/** The reason templates for the record on the page. */
export interface TemplateSource {
  /** The values of the variables. */
  values: TemplateValues;
  list:
    | { kind: 'loading' }
    | { kind: 'failed'; retry: () => void }
    | { kind: 'ready'; value: readonly Pick<ReasonTemplate, 'name' | 'text' | 'use'>[] };
  /** Called when a field appears that takes templates. */
  onNeeded: () => void;
}

const TemplateContext = createContext<TemplateSource | undefined>(undefined);

/** Offers templates at the fields below it. */
export const TemplateProvider = TemplateContext;

interface TemplateMenuProps {
  use: Exclude<TemplateUse, 'both'>;
  /** `data-field` of the field, which gets the focus. */
  field: string;
  /** The typed text, which stays. */
  typed: () => string;
  onInsert: (text: string) => void;
  /** Values for this field alone. Default: none. */
  values?: TemplateValues;
  /** Default false. */
  disabled?: boolean;
}

/** A button that appends a template to a text. Renders nothing outside of a `TemplateProvider`. */
export function TemplateMenu(props: TemplateMenuProps) {
  const source = useContext(TemplateContext);
  return source ? <OfferedMenu {...props} source={source} /> : null;
}

function OfferedMenu(props: TemplateMenuProps & { source: TemplateSource }) {
  const { use, field, typed, onInsert, values, disabled, source } = props;
  const { element } = useFormScope();
  const needed = useEffectEvent(source.onNeeded);
  useEffect(() => {
    needed();
  }, []);
  return (
    <Menu
      align="start"
      label={m.decision_templates()}
      items={itemsOf(source.list, use, (text) =>
        onInsert(appendTemplate(typed(), renderTemplate(text, { ...source.values, ...values }))),
      )}
      focusAfter={() => {
        const area = element.current?.querySelector<HTMLTextAreaElement>(
          `[data-field="${CSS.escape(field)}"] textarea`,
        );
        area?.setSelectionRange(area.value.length, area.value.length);
        return area ?? null;
      }}
      trigger={
        <Button size="compact" tone="ghost" icon={FileText} disabled={disabled}>
          {m.decision_use_template()}
        </Button>
      }
    />
  );
}

const disabledItem = (label: string): MenuItem => ({
  label,
  disabled: true,
  onSelect: () => undefined,
});

function itemsOf(
  list: TemplateSource['list'],
  use: TemplateUse,
  insert: (text: string) => void,
): readonly MenuItem[] {
  if (list.kind === 'loading') return [disabledItem(m.decision_templates_loading())];
  if (list.kind === 'failed')
    return [
      {
        label: m.decision_templates_try_again(),
        description: m.decision_templates_failed(),
        onSelect: list.retry,
      },
    ];
  const fitting = list.value.filter((template) => [use, 'both'].includes(template.use));
  if (fitting.length === 0) return [disabledItem(m.decision_no_templates())];
  return fitting.map(({ name, text }) => ({ label: name, onSelect: () => insert(text) }));
}
