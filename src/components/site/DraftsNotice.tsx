import { draftsNotice } from '@/content/site/draftsNotice';
import { draftsPaths } from '@/domain/firm/draftsPaths';
import { looksAtDrafts } from '@/queries/getFirmFacts';
import styles from './StaffNotice.module.css';

/** Tells staff that looks at drafts that visitors see something else, and leads back. Not there for anybody else. */
export async function DraftsNotice() {
  if (!(await looksAtDrafts())) return null;
  return (
    <aside className={styles.notice}>
      <p>{draftsNotice.text}</p>
      {/* Pages that were fetched with drafts are forgotten by loading a document anew. */}
      <a href={draftsPaths.hide}>{draftsNotice.hide}</a>
    </aside>
  );
}
