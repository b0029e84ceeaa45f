import { markdownEditorTexts as texts } from '@/content/admin/postEditor';
import styles from './MarkdownEditor.module.css';

export type EditorView = keyof typeof texts.viewNames;

const views = ['write', 'both', 'preview'] as const satisfies readonly EditorView[];

interface ViewSwitchProps {
  view: EditorView;
  onView: (view: EditorView) => void;
  isFullScreen: boolean;
  onFullScreen: (isFullScreen: boolean) => void;
}

/** Switches between text, preview and both, and between dialog and full screen. */
export function ViewSwitch({ view, onView, isFullScreen, onFullScreen }: ViewSwitchProps) {
  return (
    <div className={styles.views}>
      <div role="group" aria-label={texts.views}>
        {views.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => onView(one)}>
            {texts.viewNames[one]}
          </button>
        ))}
      </div>
      <button type="button" aria-pressed={isFullScreen} onClick={() => onFullScreen(!isFullScreen)}>
        {isFullScreen ? texts.exitFullScreen : texts.fullScreen}
      </button>
    </div>
  );
}
