import {
  $getNodeByKey,
  $getRoot,
  $parseSerializedNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { toast } from '@payloadcms/ui';
import {
  bringInPictures,
  type ForeignPicture,
} from '@/components/admin/blog/editor/pictures/bringInPictures';
import { pasteTexts } from '@/content/admin/paste';
import { foreignPictureTexts as texts } from '@/content/admin/postEditor';
import type { DroppedPicture } from '@/domain/paste/cleanPaste';
import type { LibraryPicture } from '@/schemas/pictures';
import { picturesAsNodes } from './pastedNodes';

interface PastedPictures {
  /** All images left out, including those that can't be fetched. */
  left: readonly DroppedPicture[];
  pictures: readonly ForeignPicture[];
  /** Key of the block after which they are inserted. */
  after: string | null;
}

/** Reports that a paste left out external images, and imports them on request. */
export function offerPastedPictures(editor: LexicalEditor, { left, pictures, after }: PastedPictures): void {
  if (left.length === 0) return;
  if (pictures.length === 0) return void toast.info(pasteTexts.droppedPictures(left));
  toast.info(pasteTexts.leftOutPictures(left), {
    duration: 60_000,
    action: { label: texts.bringIn(pictures.length), onClick: () => void bringIn(editor, pictures, after) },
  });
}

async function bringIn(editor: LexicalEditor, pictures: readonly ForeignPicture[], after: string | null) {
  const stored: LibraryPicture[] = [];
  const refused = await bringInPictures(pictures, { take: (_, picture) => void stored.push(picture) });
  if (stored.length > 0) {
    editor.update(() => {
      const nodes = picturesAsNodes(stored).map((node) => $parseSerializedNode(node));
      const place = after === null ? null : $getNodeByKey(after);
      if (place?.isAttached()) for (const node of nodes.toReversed()) place.insertAfter(node);
      else $getRoot().append(...nodes);
    });
    toast.success(texts.broughtIn(stored.length));
  }
  for (const refusal of refused) toast.error(refusal);
}
