import { comparableWords } from './comparableWords';

const nowhere: ReadonlySet<string> = new Set();

/** Where the same words stand, such as titles: one look-up for each question, however many say the same. */
export class PathsByWords {
  readonly #paths = new Map<string, Set<string>>();

  add(words: string, path: string): void {
    const key = comparableWords(words);
    if (!key) return;
    const paths = this.#paths.get(key);
    if (paths) paths.add(path);
    else this.#paths.set(key, new Set([path]));
  }

  remove(words: string, path: string): void {
    const key = comparableWords(words);
    const paths = this.#paths.get(key);
    if (paths?.delete(path) && paths.size === 0) this.#paths.delete(key);
  }

  /** Nowhere for empty words. */
  of(words: string): ReadonlySet<string> {
    return this.#paths.get(comparableWords(words)) ?? nowhere;
  }

  /** The paths of words that stand in several places. */
  repeated(): ReadonlySet<string>[] {
    return [...this.#paths.values()].filter(({ size }) => size > 1);
  }
}
