import { LinkNode } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { useEffect } from 'react';

/** The toolbar reads the selection when the browser is idle. Its button does nothing before that. */
const toolbarLooks = { most: 20, pauseMs: 50 };

/** Ctrl+K or Cmd+K turns the selection or the word at the cursor into a link, or opens the existing link. */
export function LinkKey() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          const isLinkKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
          if (!isLinkKey || event.shiftKey || event.altKey) return false;
          event.preventDefault();
          selectWord(editor, () => pressLinkButton(editor));
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}

function selectWord(editor: LexicalEditor, onSelected: () => void): void {
  editor.update(
    () => {
      const selection = $getSelection();
      if (!$isRangeSelection(selection) || !selection.isCollapsed()) return;
      selection.modify('move', true, 'word');
      selection.modify('extend', false, 'word');
    },
    // The toolbar reads the selection a little later.
    { onUpdate: () => setTimeout(onSelected) },
  );
}

const isInLink = (editor: LexicalEditor): boolean =>
  editor.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return false;
    return selection
      .getNodes()
      .some((node) => node.getParents().some((parent) => parent instanceof LinkNode));
  });

/**
 * Lexical's command for the link drawer isn't exported, so this presses the toolbar button. Right after a dialog was
 * canceled, the toolbar may still represent the removed link, and its button would open that one.
 */
function pressLinkButton(editor: LexicalEditor, looks = toolbarLooks.most): void {
  const field = editor.getRootElement()?.closest('.rich-text-lexical');
  const make = field?.querySelector<HTMLButtonElement>('.toolbar-popup__button-link');
  const isLate =
    make?.classList.contains('disabled') || make?.classList.contains('active') !== isInLink(editor);
  if (isLate && looks > 0) {
    setTimeout(() => pressLinkButton(editor, looks - 1), toolbarLooks.pauseMs);
    return;
  }
  if (make?.classList.contains('disabled')) return;
  const edit = document.querySelector<HTMLButtonElement>('.link-editor button.link-edit');
  if (make?.classList.contains('active') && edit) edit.click();
  else make?.click();
}
