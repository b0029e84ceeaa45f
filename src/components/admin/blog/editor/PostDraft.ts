import { postDrafts } from './postDrafts';
import type { LoadedPost } from './loadPost';
import { isSameForm } from './postForm';

/** No draft, the time it was stored (milliseconds since 1970), or storing failed. */
export type DraftStatus = 'none' | 'failed' | number;

/** Draft in this browser: the difference from the stored post, for an open editor or one that was closed. */
export class PostDraft {
  private isOver = false;
  private isLeft = false;

  constructor(private loaded: LoadedPost) {}

  keep(): DraftStatus {
    const { form, initial, version, draftKey, setAside } = this.loaded;
    if (this.isOver) return 'none';
    const isStored = isSameForm(form, initial);
    if (isStored && !setAside) {
      postDrafts.drop(draftKey);
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
    if (!postDrafts.keep(draftKey, draft)) return 'failed';
    return isStored ? 'none' : savedAt;
  }

  /** Takes over the state of the editor, or the result of a save that finished after the editor closed. */
  follow(loaded: LoadedPost): void {
    const { draftKey } = this.loaded;
    // The post was opened again since, and that editor owns the draft now.
    const isTaken = this.isLeft && !postDrafts.isKept(draftKey);
    this.loaded = loaded;
    if (isTaken) return;
    const isMoving = draftKey !== loaded.draftKey;
    if (isMoving) {
      postDrafts.drop(draftKey);
      postDrafts.release(draftKey);
      if (!this.isLeft) postDrafts.hold(loaded.draftKey);
    }
    if (isMoving || this.isLeft) this.keep();
  }

  enter(): void {
    this.isLeft = false;
    postDrafts.hold(this.loaded.draftKey);
  }

  /** Text set aside can be restored only while the editor is open, or after a browser crash. */
  leave(): void {
    this.loaded = { ...this.loaded, setAside: null };
    this.keep();
    this.isLeft = true;
    postDrafts.release(this.loaded.draftKey);
  }

  /** Deletes the draft and stops storing it, after a save or on request. */
  forget(): void {
    this.isOver = true;
    postDrafts.drop(this.loaded.draftKey);
  }
}
