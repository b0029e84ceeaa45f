import {
  $getNodeByKey,
  $getRoot,
  $parseSerializedNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { toast } from '@payloadcms/ui';
import {
  importExternalImages,
  type ExternalImage,
} from '@/components/admin/blog/editor/pictures/importExternalImages';
import { pasteTexts } from '@/content/admin/paste';
import { externalImageTexts as texts } from '@/content/admin/postEditor';
import type { DroppedPicture } from '@/domain/paste/cleanPaste';
import type { LibraryPicture } from '@/schemas/pictures';
import { picturesAsNodes } from './pastedNodes';

interface PastedImages {
  /** All images left out, including those that can't be fetched. */
  left: readonly DroppedPicture[];
  pictures: readonly ExternalImage[];
  /** Key of the block after which they are inserted. */
  after: string | null;
}

/** Reports that a paste left out external images, and imports them on request. */
export function offerExternalImages(editor: LexicalEditor, { left, pictures, after }: PastedImages): void {
  if (left.length === 0) return;
  if (pictures.length === 0) return void toast.info(pasteTexts.droppedPictures(left));
  toast.info(pasteTexts.leftOutPictures(left), {
    duration: 60_000,
    action: {
      label: texts.import(pictures.length),
      onClick: () => void importImages(editor, pictures, after),
    },
  });
}

async function importImages(editor: LexicalEditor, pictures: readonly ExternalImage[], after: string | null) {
  const stored: LibraryPicture[] = [];
  const rejected = await importExternalImages(pictures, {
    onStored: (_, picture) => void stored.push(picture),
  });
  if (stored.length > 0) {
    editor.update(() => {
      const nodes = picturesAsNodes(stored).map((node) => $parseSerializedNode(node));
      const place = after === null ? null : $getNodeByKey(after);
      if (place?.isAttached()) for (const node of nodes.toReversed()) place.insertAfter(node);
      else $getRoot().append(...nodes);
    });
    toast.success(texts.imported(stored.length));
  }
  for (const refusal of rejected) toast.error(refusal);
}
