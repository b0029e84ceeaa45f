import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import {
  $getSelection,
  $insertNodes,
  $parseSerializedNode,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { useEffect } from 'react';
import { logFailure } from '@/client/logFailure';
import { hasFormats, isOnlyPicture } from '@/domain/blog/pastedHtml';

/** Clipboard type of Lexical's own content, which the editor imports best itself. */
const ownType = 'application/x-lexical-editor';

/** Converts content pasted from other programs to Lexical nodes, with the same code as the portal. */
export function CleanPaste() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => event instanceof ClipboardEvent && handlePaste(editor, event),
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}

function handlePaste(editor: LexicalEditor, event: ClipboardEvent): boolean {
  const { clipboardData } = event;
  const html = clipboardData?.getData('text/html') ?? '';
  if (!clipboardData || !html || clipboardData.types.includes(ownType) || !hasFormats(html)) return false;
  event.preventDefault();
  const [file] = clipboardData.files;
  if (file && isOnlyPicture(html)) return pasteFile(editor, file);
  void insertConverted(editor, html, clipboardData.getData('text/plain'));
  return true;
}

/** Lexical recognizes a pasted image only if the clipboard has nothing else. */
function pasteFile(editor: LexicalEditor, file: File): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  return editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }));
}

async function insertConverted(editor: LexicalEditor, html: string, plain: string): Promise<void> {
  try {
    // Loaded with the first paste.
    const [{ pastedNodes }, { offerExternalImages }] = await Promise.all([
      import('./pastedNodes'),
      import('./offerExternalImages'),
    ]);
    const {
      nodes,
      droppedPictures: left,
      foreignPictures: pictures,
    } = pastedNodes(html, window.location.origin);
    editor.update(
      () => {
        $insertNodes(nodes.map((node) => $parseSerializedNode(node)));
      },
      // Commits synchronously: the position for the offered images is read next.
      { discrete: true },
    );
    const after = editor.read(
      () => $getSelection()?.getNodes().at(-1)?.getTopLevelElement()?.getKey() ?? null,
    );
    offerExternalImages(editor, { left, pictures, after });
  } catch (error) {
    logFailure('What was pasted could not be converted', error);
    editor.update(() => $getSelection()?.insertRawText(plain));
  }
}
