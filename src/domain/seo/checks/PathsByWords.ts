import { comparableWords } from './comparableWords';

const nowhere: ReadonlySet<string> = new Set();

/** Index of pages by text, such as titles: constant time per lookup, however many pages share a text. */
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

  /** Returns the paths of pages with this text; none for an empty one. */
  of(words: string): ReadonlySet<string> {
    return this.#paths.get(comparableWords(words)) ?? nowhere;
  }

  /** Returns the groups of paths that share a text. */
  repeated(): ReadonlySet<string>[] {
    return [...this.#paths.values()].filter(({ size }) => size > 1);
  }
}
