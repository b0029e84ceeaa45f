import { dropDraft, holdDraft, isDraftKept, keepDraft, releaseDraft } from './draftStore';
import type { LoadedPost } from './loadPost';
import { isSameForm } from './postForm';

/** Nothing to keep, kept at a moment (milliseconds since 1970), or impossible. */
export type DraftStatus = 'none' | 'failed' | number;

/** What differs from the stored post, in this browser: of an editor that is open, or of one that was left. */
export class PostDraft {
  private isOver = false;
  private isLeft = false;

  constructor(private loaded: LoadedPost) {}

  keep(): DraftStatus {
    const { form, initial, version, draftKey, setAside } = this.loaded;
    if (this.isOver) return 'none';
    const isStored = isSameForm(form, initial);
    if (isStored && !setAside) {
      dropDraft(draftKey);
      return 'none';
    }
    const savedAt = Date.now();
    const draft = {
      form,
      version,
      savedAt,
      wasPublished: initial.published,
      setAside: setAside ?? undefined,
    };
    if (!keepDraft(draftKey, draft)) return 'failed';
    return isStored ? 'none' : savedAt;
  }

  /** The post as it is in the editor now, or as a save has made it after the editor was left. */
  follow(loaded: LoadedPost): void {
    const { draftKey } = this.loaded;
    // Whoever opened the post again has gone on with it elsewhere.
    const isTaken = this.isLeft && !isDraftKept(draftKey);
    this.loaded = loaded;
    if (isTaken) return;
    const isMoving = draftKey !== loaded.draftKey;
    if (isMoving) {
      dropDraft(draftKey);
      releaseDraft(draftKey);
      if (!this.isLeft) holdDraft(loaded.draftKey);
    }
    if (isMoving || this.isLeft) this.keep();
  }

  enter(): void {
    this.isLeft = false;
    holdDraft(this.loaded.draftKey);
  }

  /** What was set aside can come back only while the editor is open, or after its browser has crashed. */
  leave(): void {
    this.loaded = { ...this.loaded, setAside: null };
    this.keep();
    this.isLeft = true;
    releaseDraft(this.loaded.draftKey);
  }

  /** After a save or by choice there is nothing to keep any more. */
  forget(): void {
    this.isOver = true;
    dropDraft(this.loaded.draftKey);
  }
}
