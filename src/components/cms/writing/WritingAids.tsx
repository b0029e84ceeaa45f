'use client';

import { createClientFeature, LinkNode, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import {
  $nodesOfType,
  type LexicalEditor,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_TAB_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useModal } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { newLinkAddress } from '@/domain/blog/newLinkAddress';
import { CleanPaste } from './CleanPaste';
import { LinkKey } from './LinkKey';

/** Nodes in which Tab indents or moves on; arrow keys lead out of them. */
const withTabs: readonly string[] = ['listitem', 'tablecell'];

/** Tab leaves the editor, as it leaves other fields. Payload's indentation would catch the keyboard (WCAG 2.1.2). */
function TabKey() {
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

/** Payload's drawer closes a millisecond before it stores the address in its link. */
const afterSaveMs = 50;

/**
 * Removes a link that was left without an address. Payload inserts a new link before its drawer opens, and leaves it in
 * the text when the drawer is closed with Escape or ×. An existing link has an address and stays.
 */
function CancelledLinks() {
  const [editor] = useLexicalComposerContext();
  const { uuid } = useEditorConfigContext();
  const { modalState } = useModal();
  const wasOpen = useRef(false);
  const isOpen = Object.entries(modalState).some(
    ([slug, modal]) => slug.endsWith(`lexical-rich-text-link-${uuid}`) && modal.isOpen,
  );
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    if (isOpen || !wasOpen.current) return undefined;
    wasOpen.current = false;
    const timer = setTimeout(() => unwrapNewLinks(editor), afterSaveMs);
    return () => clearTimeout(timer);
  }, [editor, isOpen]);
  return null;
}

function unwrapNewLinks(editor: LexicalEditor): void {
  editor.update(() => {
    for (const link of $nodesOfType(LinkNode)) {
      if (link.getFields().url !== newLinkAddress) continue;
      for (const child of link.getChildren()) link.insertBefore(child);
      link.remove();
    }
  });
}

export const WritingAidsClient = createClientFeature({
  plugins: [
    { Component: CleanPaste, position: 'normal' },
    { Component: LinkKey, position: 'normal' },
    { Component: TabKey, position: 'normal' },
    { Component: CancelledLinks, position: 'normal' },
  ],
});
