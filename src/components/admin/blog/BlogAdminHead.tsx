import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import { blog } from '@/content/site/blog';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';
import { ExportPosts } from './ExportPosts';
import { ImportPosts } from './ImportPosts';

interface BlogAdminHeadProps {
  onImported: () => void;
  /** The main action. */
  children: ReactNode;
}

/** The title, and what can be done with the blog as a whole. */
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
