import type { Figure, FigureUnit } from './Figure';
import { magnitudes, numberWords, readNumberWords, vagueAmounts } from './numberWords';
import { unitAfter } from './unitAfter';

/** Names with digits that state no amount. */
const namesWithDigits =
  /\b(?:(?:Microsoft|Office|Dynamics) 365|ISO \d{4,5}|SOC [123]|24\/7|401\(k\)|B2B|B2C|Q[1-4]|W-[29]|I-9|Form 1099|3PL|2FA)(?![\d.,]*\d)\b/gu;

const digits =
  /(?<before>[\p{L}_])?(?<currency>US ?\$ ?|USD ?|\$ ?|[€£¥] ?)?(?<number>\d+(?:[.,]+\d+)*)(?:[\s-]?(?<magnitude>k|mm?|bn?|dozen|hundred|thousand|grand|mil|million|billion|trillion)(?![\p{L}\d]))?/giu;

const wellFormed = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/u;

interface PlacedFigure extends Figure {
  start: number;
  end: number;
}

/**
 * Finds all amounts in a text, in digits and in words. Number words count if they multiply ("nine million") or measure
 * ("two weeks"); "two people check it" and "the first step" are prose. Digits always count, except in ordinals and in a
 * few names ("Microsoft 365").
 */
export function readFigures(text: string): Figure[] {
  const plain = text.replace(namesWithDigits, (name) => ' '.repeat(name.length));
  const inDigits = figuresInDigits(plain);
  const inWords = [...figuresInWords(plain), ...vagueFigures(plain)].filter(
    ({ start }) => !inDigits.some((figure) => figure.start <= start && start < figure.end),
  );
  const found = [...inDigits, ...inWords].sort((one, other) => one.start - other.start);
  return withNeighbors(plain, found).map(({ start: _start, end: _end, ...figure }) => figure);
}

function figuresInDigits(text: string): PlacedFigure[] {
  return [...text.matchAll(digits)].flatMap((match): PlacedFigure[] => {
    const { before, currency, number = '', magnitude } = match.groups ?? {};
    const end = match.index + match[0].length;
    const tail = text.slice(end);
    if (/^(?:st|nd|rd|th)\b/iu.test(tail)) return [];
    const after = unitAfter(tail);
    const isGlued = (before !== undefined && !currency) || (after.length === 0 && /^[\p{L}_]/u.test(tail));
    const isReadable = wellFormed.test(number) && !isGlued;
    const value = Number(number.replaceAll(',', '')) * (magnitudes.get(magnitude?.toLowerCase() ?? '') ?? 1);
    return [
      {
        text: (match[0] + tail.slice(0, after.length)).trim(),
        value: isReadable ? roundedToCents(value) : Number.NaN,
        unit: unitOf(currency) ?? (isAfterPhase(text, match.index) ? 'phase' : after.unit),
        ...(after.period ? { period: after.period } : {}),
        start: match.index,
        end: end + after.length,
      },
    ];
  });
}

/** Rounds to cents, which removes the error of binary fractions (34.545 × 1,000). */
const roundedToCents = (value: number) => Math.round(value * 100) / 100;

function unitOf(currency: string | undefined): FigureUnit | undefined {
  if (!currency) return undefined;
  return /[€£¥]/u.test(currency) ? 'foreign' : 'usd';
}

const isAfterPhase = (text: string, index: number) => /phases?\s$/iu.test(text.slice(0, index));

function figuresInWords(text: string): PlacedFigure[] {
  return [...text.matchAll(numberWords)].flatMap((match): PlacedFigure[] => {
    const { value, hasMagnitude } = readNumberWords(match[0]);
    const end = match.index + match[0].length;
    const { unit, period, length } = unitAfter(text.slice(end));
    const isPhase = isAfterPhase(text, match.index);
    const isProse = !hasMagnitude && (unit === 'other' || (unit === 'people' && value <= 2));
    if (isProse && !isPhase) return [];
    return [
      {
        text: text.slice(match.index, end + length),
        value,
        unit: isPhase ? 'phase' : unit,
        ...(period ? { period } : {}),
        start: match.index,
        end: end + length,
      },
    ];
  });
}

function vagueFigures(text: string): PlacedFigure[] {
  return [...text.matchAll(vagueAmounts)].map((match) => ({
    text: match[0] + (/^(?:\s[\p{L}-]+){0,2}/u.exec(text.slice(match.index + match[0].length))?.[0] ?? ''),
    value: Number.NaN,
    unit: 'other',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Adds units to neighbors without one: "38 to 52%" means "38% to 52%", and "phases 1 and 2" names two phases. */
function withNeighbors(text: string, figures: PlacedFigure[]): PlacedFigure[] {
  const areJoined = (left?: PlacedFigure, right?: PlacedFigure) =>
    left && right && /^\s?(?:to|and|or|-|–)\s?$/u.test(text.slice(left.end, right.start));
  const fromRight = figures.reduceRight<PlacedFigure[]>((done, figure) => {
    const [next] = done;
    const isBare = figure.unit === 'other' && figure.period === undefined;
    if (!isBare || !next || !areJoined(figure, next)) return [figure, ...done];
    return [{ ...figure, unit: next.unit, ...(next.period ? { period: next.period } : {}) }, ...done];
  }, []);
  return fromRight.map((figure, index) => {
    const left = fromRight[index - 1];
    const isPhase = figure.unit === 'other' && left?.unit === 'phase' && areJoined(left, figure);
    return isPhase ? { ...figure, unit: 'phase' } : figure;
  });
}
