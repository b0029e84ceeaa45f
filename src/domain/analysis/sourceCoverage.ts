import { dataSourceGroups } from './catalogue/dataSources';
import { plainLine } from './excerpt';

/** Which of a task's data sources the client says they have. */
export interface SourceCoverage {
  atHand: string[];
  missing: string[];
  /** Part of the sources that is at hand, 0 to 1. */
  ratio: number;
}

/** The data sources a client has, ready to be asked about many tasks. */
export interface AvailableSources {
  /** Lowercase, whether from the catalogue or in the client's own words. */
  names: ReadonlySet<string>;
  /** The telling words of each answer that isn't a catalogue name. */
  ownWordSets: readonly ReadonlySet<string>[];
}

// Words that say nothing about which data it is: "CRM records" and "crm data" are the same source.
const genericWords = new Set(
  'a all an and data database documents files for history in information list lists log logs of on or other our records reports the to with'.split(
    ' ',
  ),
);

/** The catalogue's sources by lowercase name, with their telling words. */
const catalogueWords: ReadonlyMap<string, readonly string[]> = new Map(
  dataSourceGroups
    .flatMap(({ sources }) => sources)
    .map((source) => [source.toLowerCase(), [...tellingWords(source)]]),
);

/** Part of a source's telling words that an answer in own words must contain to mean that source. */
const sameSourceRatio = 0.5;

/** Prepares the client's data types, which may be catalogue names or the client's own words, in any letter case. */
export function readAvailableSources(dataTypes: readonly string[]): AvailableSources {
  const names = new Set(dataTypes.map((dataType) => plainLine(dataType).toLowerCase()));
  const ownWords = [...names].filter((name) => !catalogueWords.has(name));
  return { names, ownWordSets: ownWords.map(tellingWords) };
}

/**
 * Splits catalogue sources into those at hand and those missing. A source counts as at hand when it was chosen by
 * name, or when an answer in the client's own words contains at least half of the source's telling words.
 */
export function sourceCoverage(sources: readonly string[], available: AvailableSources): SourceCoverage {
  const atHand = sources.filter((source) => hasSource(source, available));
  const missing = sources.filter((source) => !atHand.includes(source));
  return { atHand, missing, ratio: sources.length === 0 ? 0 : atHand.length / sources.length };
}

function hasSource(source: string, { names, ownWordSets }: AvailableSources): boolean {
  const name = source.toLowerCase();
  if (names.has(name)) return true;
  const wanted = catalogueWords.get(name) ?? [];
  const found = (words: ReadonlySet<string>) => wanted.filter((word) => words.has(word)).length;
  return wanted.length > 0 && ownWordSets.some((words) => found(words) / wanted.length >= sameSourceRatio);
}

function tellingWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !genericWords.has(word)).map(singular));
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<!s)s$/u, '') : word;
}
