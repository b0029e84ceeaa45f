import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { blogAdminTexts as texts } from '@/content/admin/blog';

/** The list before the first post. */
export function EmptyPosts({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState title={texts.emptyTitle} text={texts.empty}>
      <Button onClick={onCreate}>{texts.createFirst}</Button>
    </EmptyState>
  );
}
