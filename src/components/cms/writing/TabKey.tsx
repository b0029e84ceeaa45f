'use client';

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_TAB_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useEffect } from 'react';

/** Nodes in which Tab indents or moves on; arrow keys lead out of them. */
const withTabs: readonly string[] = ['listitem', 'tablecell'];

/** Tab leaves the editor, as it leaves other fields. Payload's indentation would catch the keyboard (WCAG 2.1.2). */
export function TabKey() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () => editor.registerCommand(KEY_TAB_COMMAND, () => !$isInNodeWithTabs(), COMMAND_PRIORITY_HIGH),
    [editor],
  );
  return null;
}

function $isInNodeWithTabs(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  const node = selection.anchor.getNode();
  return [node, ...node.getParents()].some((each) => withTabs.includes(each.getType()));
}
