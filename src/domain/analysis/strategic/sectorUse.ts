interface Sector {
  pattern: RegExp;
  /** As in “businesses in …”. */
  name: string;
  percent: number;
}

/**
 * AI adoption by trade, if a source covers the trade. Source: Eurostat, “Use of artificial intelligence in
 * enterprises”, data extracted in January 2025: 48.72% in NACE Rev. 2 section J, 30.53% in section M, 13.48% of all,
 * each of enterprises in the EU with 10 employees or more in 2024.
 */
const sectors: readonly Sector[] = [
  {
    pattern:
      /\b(software|computer (programming|systems)|IT (consult\w+|services)|information technology|telecommunications|broadcasting|publish(ers?|ing)|motion picture|television|sound recording|data processing|web hosting|internet services|interactive media)\b/i,
    name: 'information and communication',
    percent: 49,
  },
  {
    pattern:
      /^(?!.*manufactur).*\b(law (firms?|offices?|practices?)|lawyers?|legal|attorneys?|notar(y|ies)|accountants?|accounting|bookkeeping|tax preparation|consulting|consultan(ts?|cy)|architect\w*|engineering|surveying|testing laborator(y|ies)|research and development|advertising|media buying|public relations|marketing research|photograph\w*|translation|(graphic|interior|industrial) design)\b/i,
    name: 'professional, scientific and technical services',
    percent: 31,
  },
];

/**
 * Writes the AI adoption in the client's trade, in one sentence with its source; empty if no source covers the trade.
 */
export function sectorUse(industry: string): string {
  const sector = sectors.find(({ pattern }) => pattern.test(industry));
  if (!sector) return '';
  return (
    `In the European Union, where the figures name your trade, ${sector.percent}% of businesses with 10 people or more in ` +
    `${sector.name} used AI in 2024, against 13% of all (Eurostat, “Use of artificial intelligence in enterprises”, ` +
    'January 2025).'
  );
}
