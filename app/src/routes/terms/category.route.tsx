import { useCategories } from '@portal/data/react';
import type { Category } from '@portal/data/schemas';
import { useLeaveGuard } from '@portal/forms/core';
import { TermEditor } from '@portal/forms/term';
import { ButtonLink } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import type { TermRef } from '@portal/ui/patterns/TermList';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { FailedPage } from '../../parts/failure.tsx';
import { RedirectWithReason } from '../../parts/session.tsx';
import { useAuditLink } from '../../parts/useAuditLink.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { toTermRow } from './termRows.ts';
import { useTermActions } from './useTermActions.ts';

/** One category: subcategories, renaming and deleting. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const categories = useCategories();
  const actions = useTermActions();
  const guard = useLeaveGuard();
  const all = categories.kind === 'ready' ? categories.value : null;
  // A category being deleted leaves the list immediately; its page stays until the call ends.
  const [leaving, setLeaving] = useState<Category | null>(null);
  const category = all?.find((each) => each.slug === id || String(each.id) === id) ?? leaving;
  const auditLink = useAuditLink(`categories/${category?.id}`);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const rows = useMemo(() => (all ?? []).map((each) => toTermRow(each, 'categories')), [all]);
  const title = category?.name ?? m.terms_category();
  usePage(title);

  if (categories.kind === 'failed') return <FailedPage {...categories} />;
  if (all && !category) {
    return <RedirectWithReason to={paths.categories} why={m.terms_category_not_found()} />;
  }
  if (category && category.slug !== id)
    return <Navigate to={paths.category(category.slug)} replace />;

  const leaveAfter = async <T,>(term: TermRef, action: () => Promise<T>) => {
    if (term.kind !== 'categories') return action();
    setLeaving(category ?? null);
    const wrong = await action();
    // Unless the user has navigated elsewhere in the meantime.
    if (wrong !== undefined) setLeaving(null);
    else if (here.current) {
      guard.release();
      void navigate(paths.categories);
    }
    return wrong;
  };
  return (
    <Stack space="large">
      <PageHeader
        title={title}
        help={m.terms_category_help()}
        link={{ href: paths.categories, label: m.terms_all_categories() }}
        actions={
          auditLink && category ? (
            <ButtonLink href={auditLink.href}>{m.terms_history()}</ButtonLink>
          ) : undefined
        }
      />
      <TermEditor
        key={category?.id}
        kind="categories"
        state={category ? 'ready' : 'loading'}
        terms={category ? [{ ...toTermRow(category, 'categories'), href: undefined }] : []}
        openAtFirst={category ? [String(category.id)] : []}
        onRename={actions.rename}
        onSynonyms={actions.setSynonyms}
        onAddSubcategory={actions.addBelow}
        onDelete={(term) => leaveAfter(term, () => actions.remove(term))}
        onMerge={(term, target) => leaveAfter(term, () => actions.merge(term, target))}
        onPreviewMerge={actions.previewMerge}
        onMove={actions.move}
        all={rows}
        onDirtyChange={guard.setDirty}
      />
    </Stack>
  );
}
