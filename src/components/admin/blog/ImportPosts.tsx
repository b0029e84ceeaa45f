import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import { ImportDialog } from './ImportDialog';

/** Opens the import. */
export function ImportPosts({ onImported }: { onImported: () => void }) {
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
