import type { MetadataFinding } from './MetadataFinding';
import { pageFindings } from './pageFindings';
import type { PageToCheck, SiteToCheck, Words } from './PageToCheck';
import { PathsByWords } from './PathsByWords';
import { withoutEndSlash } from './withoutEndSlash';

export interface PageWithFindings<Page extends PageToCheck> {
  page: Page;
  /** Most severe first. */
  findings: readonly MetadataFinding[];
}

interface Entry<Page extends PageToCheck> extends PageWithFindings<Page> {
  /** Sort key among pages with equal findings: compared number by number. */
  place: readonly number[];
  weight: number;
}

const severities = ['error', 'warning', 'note'] as const;

/**
 * Above the number of findings that any page can have, so that no number of lesser findings outweighs a more severe
 * one.
 */
const base = 1_000;
const countOf = (findings: readonly MetadataFinding[], wanted: string) =>
  findings.filter(({ severity }) => severity === wanted).length;
/** For pages excluded from search only errors count: nobody sees how long their titles are. */
const weightOf = (findings: readonly MetadataFinding[], isListed: boolean) =>
  (isListed ? severities : (['error', null, null] as const)).reduce(
    (weight, wanted) => weight * base + (wanted ? countOf(findings, wanted) : 0),
    0,
  );

/**
 * All pages of the site with their findings, updated incrementally: only pages that a change can affect are checked
 * again.
 */
export class CheckedSite<Page extends PageToCheck> {
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #keys = new Map<string, string>();
  readonly #titles = new PathsByWords();
  readonly #descriptions = new PathsByWords();
  readonly #unchecked = new Set<string>();
  /**
   * Keys of pages with a canonical address. They are checked again after every change, because any page may be their
   * target.
   */
  readonly #elsewhere = new Set<string>();
  #sorted: Entry<Page>[] = [];
  #counts = { errors: 0, warnings: 0 };
  #isSorted = true;

  /** The view of the site that a page's checks use. */
  readonly site: SiteToCheck;

  /** @param origin such as `https://example.com` */
  constructor(origin: string) {
    this.site = {
      origin,
      isKnownPath: (path) => this.#keys.has(withoutEndSlash(path)),
      sameWords: ({ title, description }) => ({
        title: this.#titles.of(title),
        description: this.#descriptions.of(description),
      }),
    };
  }

  /** Adds a page, or replaces the one with this key. */
  put(key: string, page: Page, place: readonly number[]): void {
    this.remove(key);
    this.#entries.set(key, { page, place, findings: [], weight: 0 });
    this.#keys.set(withoutEndSlash(page.path), key);
    if (page.canonicalUrl) this.#elsewhere.add(key);
    if (page.isListed) {
      this.#titles.add(page.head.title, page.path);
      this.#descriptions.add(page.head.description, page.path);
    }
    this.#doubt(key, page);
  }

  /** Removes a page; does nothing if there is none. */
  remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    const { path, head } = entry.page;
    this.#doubt(key, entry.page);
    this.#entries.delete(key);
    this.#unchecked.delete(key);
    this.#elsewhere.delete(key);
    if (this.#keys.get(withoutEndSlash(path)) === key) this.#keys.delete(withoutEndSlash(path));
    this.#titles.remove(head.title, path);
    this.#descriptions.remove(head.description, path);
  }

  /**
   * Checks up to `count` of the pages that have to be checked again.
   * @returns whether some are left
   */
  checkSome(count: number): boolean {
    let left = count;
    for (const key of this.#unchecked) {
      if (left === 0) return true;
      left -= 1;
      this.#unchecked.delete(key);
      const entry = this.#entries.get(key);
      if (entry) this.#check(entry);
    }
    return false;
  }

  /** Returns all pages: most errors first, then most warnings and most notes of indexed pages, then by `place`. */
  worstFirst(): readonly PageWithFindings<Page>[] {
    this.#sort();
    return this.#sorted;
  }

  /** Counts the findings of all pages. */
  counts(): { errors: number; warnings: number } {
    this.#sort();
    return this.#counts;
  }

  /** Returns groups of indexed pages with the same title or description, largest first. */
  repetitions(): { field: 'title' | 'metaDescription'; paths: ReadonlySet<string> }[] {
    const titles = this.#titles.repeated().map((paths) => ({ field: 'title' as const, paths }));
    const descriptions = this.#descriptions
      .repeated()
      .map((paths) => ({ field: 'metaDescription' as const, paths }));
    return [...titles, ...descriptions].sort((a, b) => b.paths.size - a.paths.size);
  }

  /** Marks a page for checking, along with the pages that share its title or description, whose findings may change. */
  #doubt(key: string, { head }: { head: Words }): void {
    this.#isSorted = false;
    this.#unchecked.add(key);
    for (const paths of [this.#titles.of(head.title), this.#descriptions.of(head.description)]) {
      for (const path of paths) {
        const other = this.#keys.get(withoutEndSlash(path));
        if (other !== undefined) this.#unchecked.add(other);
      }
    }
  }

  #check(entry: Entry<Page>): void {
    entry.findings = pageFindings(entry.page, this.site).toSorted(
      (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
    );
    entry.weight = weightOf(entry.findings, entry.page.isListed);
  }

  #sort(): void {
    if (this.#isSorted) return;
    for (const key of this.#elsewhere) this.#unchecked.add(key);
    this.checkSome(Number.POSITIVE_INFINITY);
    const there = new Set(this.#entries.values());
    // Keeps the previous order, which mostly holds, so that sorting is fast.
    const before = this.#sorted.filter((entry) => there.delete(entry));
    this.#sorted = [...before, ...there].sort(
      (a, b) => b.weight - a.weight || comparePlaces(a.place, b.place),
    );
    const total = (wanted: string) =>
      this.#sorted.reduce((sum, { findings }) => sum + countOf(findings, wanted), 0);
    this.#counts = { errors: total('error'), warnings: total('warning') };
    this.#isSorted = true;
  }
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  for (const [index, number] of one.entries()) {
    const difference = number - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
