import { useTemplates } from '@portal/data/templates';
import type { TemplateValues } from '@portal/domain';
import type { TemplateSource } from '@portal/forms/decision';
import { useState } from 'react';

/** The templates for a decision, loaded once a field appears that takes them. */
export function useReasonTemplates(values: TemplateValues = {}): TemplateSource {
  const [needed, setNeeded] = useState(false);
  const { templates } = useTemplates(needed);
  return { values, list: templates, onNeeded: () => setNeeded(true) };
}
