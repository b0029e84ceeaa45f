import { useRef, useState } from 'react';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { markdownEditorTexts as texts } from '@/content/admin/postEditor';
import styles from './MarkdownEditor.module.css';
import { markdownTools, type MarkdownTool } from './markdownTools';

/**
 * Returns the index that an arrow key, Home or End moves to in a row of `count` items, wrapping at the ends; null for
 * other keys.
 */
function arrowTarget(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

// The object is constant, so its keys are known; TypeScript types them as `string`.
const tools = Object.keys(markdownTools) as MarkdownTool[];

interface MarkdownToolbarProps {
  isDisabled: boolean;
  onUse: (tool: MarkdownTool) => void;
}

/** A single Tab stop; arrow keys move inside: https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/. */
export function MarkdownToolbar({ isDisabled, onUse }: MarkdownToolbarProps) {
  const [active, setActive] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const moveTo = (index: number) => {
    setActive(index);
    bar.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={texts.toolbar} className={styles.tools}>
      {tools.map((tool, index) => (
        <button
          key={tool}
          type="button"
          aria-label={texts.tools[tool]}
          title={texts.tools[tool]}
          disabled={isDisabled}
          tabIndex={index === active ? 0 : -1}
          onFocus={() => setActive(index)}
          onKeyDown={(event) => {
            const target = arrowTarget(event.key, index, tools.length);
            if (target === null) return;
            event.preventDefault();
            moveTo(target);
          }}
          onClick={() => onUse(tool)}
        >
          <StrokeIcon stroke={markdownTools[tool].stroke} />
        </button>
      ))}
    </div>
  );
}
