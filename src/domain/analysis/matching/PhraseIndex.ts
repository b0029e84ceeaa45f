import { stemOf, type ReadWord } from './readWords';

/** A slot of a phrase that a word may fill. */
interface SlotPlace {
  phrase: Phrase;
  slot: number;
}

interface Phrase {
  subject: string;
  slots: readonly ReadonlySet<string>[];
}

/** A match of a subject in a text: its confidence and its words. */
export interface PhraseFind {
  subject: string;
  /** Sum of the rarity of the phrase's words, in natural logarithms. */
  weight: number;
  /** The text from the first to the last word of the phrase, normalized. */
  because: string;
}

/** Maximum distance between the first and the last word of a phrase, both counted. */
const window = 9;

/** Minimum length for typo correction: shorter words are too similar to each other. */
const shortestTypo = 6;

/** Finds the phrases of many subjects in a text in one pass. Built once, from constants only. */
export class PhraseIndex {
  private readonly places = new Map<string, SlotPlace[]>();
  private readonly rarity = new Map<string, number>();
  private readonly spellings = new Map<string, string>();

  /** @param subjects phrases by subject: slots separated by spaces, the alternatives of a slot by "|" */
  constructor(subjects: Readonly<Record<string, readonly string[]>>) {
    const subjectsOfStem = new Map<string, Set<string>>();
    for (const [subject, phrases] of Object.entries(subjects)) {
      for (const text of phrases) this.add(readPhrase(subject, text), subjectsOfStem);
    }
    const count = Object.keys(subjects).length;
    for (const [stem, having] of subjectsOfStem) this.rarity.set(stem, Math.log(count / having.size));
    for (const stem of subjectsOfStem.keys()) this.learnSpelling(stem);
  }

  /** Returns the phrase with the highest weight for each subject in the words. */
  find(words: readonly ReadWord[]): Map<string, PhraseFind> {
    const stems = words.map(({ stem }) => this.known(stem));
    const positions = new Map<Phrase, number[][]>();
    stems.forEach((stem, position) => {
      for (const { phrase, slot } of this.places.get(stem) ?? []) {
        const slots = positions.get(phrase) ?? phrase.slots.map(() => []);
        slots[slot]?.push(position);
        positions.set(phrase, slots);
      }
    });
    const found = new Map<string, PhraseFind>();
    for (const [phrase, slots] of positions) {
      const chosen = closePositions(slots);
      if (!chosen) continue;
      const weight = chosen.reduce((sum, position) => sum + this.rarityOf(stems[position]), 0);
      if (weight > (found.get(phrase.subject)?.weight ?? 0)) {
        const typed = words.slice(Math.min(...chosen), Math.max(...chosen) + 1).map((word) => word.typed);
        found.set(phrase.subject, { subject: phrase.subject, weight, because: typed.join(' ') });
      }
    }
    return found;
  }

  /** Whether a phrase of any subject contains this word. */
  knows(stem: string): boolean {
    return this.places.has(stem);
  }

  private rarityOf(stem: string | undefined): number {
    return this.rarity.get(stem ?? '') ?? 0;
  }

  private add(phrase: Phrase, subjectsOfStem: Map<string, Set<string>>): void {
    phrase.slots.forEach((stems, slot) => {
      for (const stem of stems) {
        this.places.set(stem, [...(this.places.get(stem) ?? []), { phrase, slot }]);
        subjectsOfStem.set(stem, (subjectsOfStem.get(stem) ?? new Set()).add(phrase.subject));
      }
    });
  }

  /** Returns the stem itself if a phrase uses it, otherwise one that differs by a letter, if there is one. */
  private known(stem: string): string {
    if (this.places.has(stem) || stem.length < shortestTypo) return stem;
    const near = [stem, ...withoutOneLetter(stem)].find((spelling) => this.spellings.has(spelling));
    return this.spellings.get(near ?? stem) ?? stem;
  }

  private learnSpelling(stem: string): void {
    if (stem.length < shortestTypo) return;
    for (const spelling of [stem, ...withoutOneLetter(stem)]) {
      if (!this.spellings.has(spelling)) this.spellings.set(spelling, stem);
    }
  }
}

function readPhrase(subject: string, text: string): Phrase {
  const slots = text.split(' ').map((slot) => new Set(slot.split('|').map(stemOf)));
  return { subject, slots };
}

/** Returns the variants without one letter. Keeps the first letter: typos there make other words. */
function withoutOneLetter(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, index) => word.slice(0, index + 1) + word.slice(index + 2),
  );
}

/** Returns one position for each slot, all different and within the window; the earliest such choice. */
function closePositions(slots: readonly number[][]): number[] | undefined {
  const [first, ...others] = slots;
  for (const start of first ?? []) {
    const chosen = [start];
    for (const places of others) {
      const next = places.find(
        (place) => !chosen.includes(place) && chosen.every((other) => Math.abs(place - other) < window),
      );
      if (next === undefined) break;
      chosen.push(next);
    }
    if (chosen.length === slots.length) return chosen;
  }
  return undefined;
}
