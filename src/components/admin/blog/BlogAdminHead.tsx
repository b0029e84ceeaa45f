import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import { blog } from '@/content/site/blog';
import styles from './BlogAdmin.module.css';
import { ExportPosts } from './ExportPosts';
import { ImportPosts } from './ImportPosts';

interface BlogAdminHeadProps {
  headingLevel: 1 | 2;
  onImported: () => void;
  /** The main action. */
  children: ReactNode;
}

/** The title, and what can be done with the blog as a whole. */
export function BlogAdminHead({ headingLevel, onImported, children }: BlogAdminHeadProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <header className={styles.head}>
      <Title className={styles.title}>{texts.title}</Title>
      <div className={styles.actions}>
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
