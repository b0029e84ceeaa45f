import { dataSourceGroups } from './catalogue/dataSources';
import { systemsNamed, type NamedSystem, type SystemAnswers } from './catalogue/namedSystems';
import { plainLine } from './excerpt';

/** The data sources of a task that the client has and those missing. */
export interface SourceCoverage {
  atHand: string[];
  missing: string[];
  /** Share of the sources that is available, 0 to 1; 1 if none are needed. */
  ratio: number;
}

/** The client's data sources, prepared for lookups by many tasks. */
export interface AvailableSources {
  /** Lowercase names, from the catalogue or in the client's own words. */
  names: ReadonlySet<string>;
  /** The distinctive words of each answer that isn't a catalogue name. */
  ownWordSets: readonly ReadonlySet<string>[];
  /** The software products that the answers name. */
  systems: readonly NamedSystem[];
}

// Words that don't identify data: "CRM records" and "crm data" are the same source.
const genericWords = new Set(
  'a all an and data database documents files for history in information list lists log logs of on or other our records reports the to with'.split(
    ' ',
  ),
);

/** Distinctive words of the catalogue's sources by lowercase name. */
const catalogueWords: ReadonlyMap<string, readonly string[]> = new Map(
  dataSourceGroups
    .flatMap(({ sources }) => sources)
    .map((source) => [source.toLowerCase(), [...tellingWords(source)]]),
);

/** Share of a source's distinctive words that an answer must contain to match it. */
const sameSourceRatio = 0.5;

/**
 * Prepares the client's data types, which may be catalogue names or free text, in any case. A software product named
 * there, or in other answers, brings the sources that it holds: who writes "Clio" has client records.
 */
export function readAvailableSources(
  dataTypes: readonly string[],
  otherAnswers: Omit<SystemAnswers, 'dataTypes'> = {},
): AvailableSources {
  const chosen = dataTypes.map((dataType) => plainLine(dataType).toLowerCase());
  const ownWords = dataTypes.filter((_, index) => !catalogueWords.has(chosen[index] ?? ''));
  const systems = systemsNamed({ ...otherAnswers, dataTypes: ownWords });
  const held = systems.flatMap(({ sources }) => sources);
  return {
    names: new Set([...chosen, ...held.map((source) => source.toLowerCase())]),
    ownWordSets: ownWords.map((words) => tellingWords(plainLine(words))),
    systems,
  };
}

/**
 * Splits catalogue sources into available and missing ones. A source is available if it was chosen by name, or if a
 * free-text answer contains at least half of its distinctive words.
 */
export function sourceCoverage(sources: readonly string[], available: AvailableSources): SourceCoverage {
  const atHand = sources.filter((source) => hasSource(source, available));
  const missing = sources.filter((source) => !atHand.includes(source));
  return { atHand, missing, ratio: sources.length === 0 ? 1 : atHand.length / sources.length };
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
