import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { openPage } from '@/client/openPage';
import { getSessionState, onSessionChange } from '@/client/sessionState';
import { CloseButton } from '@/components/ui/CloseButton';
import { Dialog } from '@/components/ui/Dialog';
import frame from '@/components/ui/DialogFrame.module.css';
import { FormMessage } from '@/components/ui/FormMessage';
import heading from '@/components/ui/Heading.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { useInitialFocus } from '@/components/ui/useInitialFocus';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { defaultPreviewPicturePath } from '@/content/site/previewPicturePath';
import { loginPath } from '@/domain/navigation/safeNextPath';
import type { MetadataFinding } from '@/domain/seo/checks/MetadataFinding';
import type { SiteToCheck } from '@/domain/seo/checks/PageToCheck';
import { pageFindings } from '@/domain/seo/checks/pageFindings';
import { toPageToCheck } from '@/domain/seo/checks/toPageToCheck';
import type { PageKey } from '@/domain/seo/pageKeys';
import { isIndexable, renderHead } from '@/domain/seo/renderHead';
import { withoutInherited } from '@/domain/seo/withoutInherited';
import type { SeoEntry } from '@/schemas/seo';
import { SaveConflictDialog } from '../SaveConflictDialog';
import { type KnownPages, useSeoEntries } from './useSeoEntries';
import styles from './SeoEditorDialog.module.css';
import { SeoFieldGroups } from './SeoFieldGroups';
import { recordOf, type SeoForm } from './seoForm';
import { SeoHistoryList } from './SeoHistoryList';
import { SeoPreviews } from './SeoPreviews';
import { useSiteToCheck } from './useSiteToCheck';
import { useSeoForm } from './useSeoForm';

/** Returns the page's entry as saving the form would make it: the server drops values that the page has by default. */
function entryOfForm(form: SeoForm, { entry, entries }: KnownPages): SeoEntry {
  const record = withoutInherited(recordOf(form), entry.defaults, entries.site);
  const head = renderHead(record, entry.defaults, entries.site);
  return { ...entry, record, head, isListed: isIndexable(head.robots) };
}

/** Returns the findings about a page. */
function checkEntry(
  entry: SeoEntry,
  { entries: { site } }: KnownPages,
  others: SiteToCheck,
): MetadataFinding[] {
  const page = toPageToCheck(entry, site, site.origin + defaultPreviewPicturePath);
  return pageFindings(page, others);
}

/** When the session expires, navigates to the sign-in page, which returns to `path`. */
function useWayToLogin(path: string): void {
  useEffect(
    () =>
      onSessionChange(() => {
        const { status, hasLeft = false } = getSessionState();
        if (status === 'signed-out' && !hasLeft) openPage(loginPath(path));
      }),
    [path],
  );
}

interface SeoEditorDialogProps {
  pageKey: PageKey;
  path: string;
  onClose: () => void;
  say: (message: string) => void;
  /** Messages, which must be inside the dialog while the rest of the page is inert. */
  children: ReactNode;
}

const conflictWords = {
  keep: texts.keepEditing,
  take: texts.conflictTake,
  overwrite: texts.conflictOverwrite,
};

/** Scrolls to the first field that the server rejected, whichever save button was pressed. */
function useShownProblem(problems: Readonly<Record<string, string>>) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return fields;
}

/** Editor for a page's metadata: fields on the left, previews on the right. */
export function SeoEditorDialog({ pageKey, path, onClose, say, children }: SeoEditorDialogProps) {
  const titleId = useId();
  const titleRef = useInitialFocus();
  useWayToLogin(`${path}?seo=edit`);
  const { entries, reload } = useSeoEntries();
  const entry =
    entries && entries !== 'failed' ? entries.entries.find((one) => one.pageKey === pageKey) : undefined;
  const known = useMemo(
    () => (entries && entries !== 'failed' && entry ? { entry, entries } : null),
    [entry, entries],
  );
  const seoForm = useSeoForm({ pageKey, path, known, say, onChanged: reload, onClose });
  const { loaded, problems, reason, isSaving, conflict, change, restore, close } = seoForm;
  const fields = useShownProblem(problems);
  const form = loaded?.form;
  const after = useMemo(() => (form && known ? entryOfForm(form, known) : null), [form, known]);
  const others = useSiteToCheck(after?.head ?? null, known?.entries.site.origin ?? '');
  const findings = useMemo(
    () => (after && known ? checkEntry(after, known, others) : []),
    [after, known, others],
  );

  // Escape and Back on a phone must not discard input.
  const dismiss = () => {
    if (isSaving || !loaded || loaded.form === loaded.initial) close();
    else say(texts.unsaved);
  };

  return (
    <Dialog labelledBy={titleId} onDismiss={dismiss} className={frame.wide}>
      <form
        noValidate
        className={`${frame.frame} ${frame.tall}`}
        onSubmit={(event) => {
          event.preventDefault();
          seoForm.save();
        }}
      >
        <header className={`${styles.head} ${frame.head}`}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={frame.title}>
            {texts.title}
            <span className={`${heading.aside} ${text.tiny} ${text.quiet} ${text.breaks}`}>
              {texts.pageAt(path)}
            </span>
          </h2>
          <CloseButton label={texts.close} isHeld={isSaving} onClick={close} />
        </header>
        {loaded ? (
          <div className={frame.panes}>
            <div className={`${frame.pane} ${stack.gap6}`} ref={fields}>
              {loaded.replaces === null ? <FormMessage tone="info">{texts.notLoaded}</FormMessage> : null}
              {loaded.isFromTags ? <FormMessage tone="info">{texts.fromTags}</FormMessage> : null}
              <SeoFieldGroups
                form={loaded.form}
                change={change}
                problems={problems}
                head={after?.head ?? null}
                known={known}
                path={path}
              />
              <details className={styles.history}>
                <summary>{texts.history}</summary>
                <SeoHistoryList pageKey={pageKey} onRestore={restore} />
              </details>
            </div>
            <SeoPreviews after={after} findings={findings} known={known} hasFailed={entries === 'failed'} />
          </div>
        ) : (
          <div className={styles.loading}>
            <p role="status">{texts.loading}</p>
          </div>
        )}
        {reason ? (
          <div className={styles.reason}>
            <FormMessage>{reason}</FormMessage>
          </div>
        ) : null}
        <footer className={frame.foot}>
          <WorkingButton variant="secondary" isHeld={isSaving} onClick={close}>
            {texts.cancel}
          </WorkingButton>
          <WorkingButton type="submit" disabled={!loaded} isWorking={isSaving}>
            {isSaving ? texts.saving : texts.save}
          </WorkingButton>
        </footer>
      </form>
      {conflict ? (
        <SaveConflictDialog title={texts.conflictTitle} words={conflictWords} {...conflict}>
          <p>{texts.conflict}</p>
        </SaveConflictDialog>
      ) : null}
      {children}
    </Dialog>
  );
}
