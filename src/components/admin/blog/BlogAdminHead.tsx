import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import { blog } from '@/content/site/blog';
import { ExportPosts } from './ExportPosts';
import { ImportDialog } from './ImportDialog';

/** Button that opens the import dialog. */
function ImportPosts({ onImported }: { onImported: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {texts.importPosts}
      </Button>
      {isOpen ? (
        <ImportDialog titleId={titleId} onImported={onImported} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}

interface BlogAdminHeadProps {
  onImported: () => void;
  /** The main action. */
  children: ReactNode;
}

/** Title of the page and the actions on the blog as a whole. */
export function BlogAdminHead({ onImported, children }: BlogAdminHeadProps) {
  return (
    <header className={row.apart}>
      <h1 className={text.title}>{texts.title}</h1>
      <div className={`${row.gap2} ${row.middle}`}>
        <ImportPosts onImported={onImported} />
        <ExportPosts />
        <ButtonLink href={blog.path} variant="secondary" size="small">
          {texts.viewBlog}
        </ButtonLink>
        {children}
      </div>
    </header>
  );
}
