import { useDeclaredRecords } from '@portal/data/records';
import { type TemplateValues, templateKind } from '@portal/domain';
import type { TemplateSource } from '@portal/forms/decision';
import { useState } from 'react';

/** The templates for a decision, loaded once a field appears that takes them. */
export function useReasonTemplates(values: TemplateValues = {}): TemplateSource {
  const [needed, setNeeded] = useState(false);
  const list = useDeclaredRecords(templateKind, needed);
  return { values, list, onNeeded: () => setNeeded(true) };
}
