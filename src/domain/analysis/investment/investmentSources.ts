import { seatUsd, solutionKinds, toolUsd, type SolutionKind, type Span } from './investmentFactors';

/** A published price that supports a cost. */
export interface PriceSource {
  price: string;
  publisher: string;
  title: string;
  url: string;
  /** Month in which the price was read. */
  asOf: string;
}

/** Prices of seats. They change, so each has the month in which it was read. */
const seatSources: readonly PriceSource[] = [
  {
    price: '$30 a seat a month',
    publisher: 'Redress Compliance',
    title: 'Microsoft Copilot Licensing in 2026: the list price of Microsoft 365 Copilot on an annual term',
    url: 'https://redresscompliance.com/microsoft-copilot-licensing-2026-download',
    asOf: 'June 2026',
  },
];

const workflowToolSources: readonly PriceSource[] = [
  {
    price: '$200 a month',
    publisher: 'Redress Compliance',
    title: 'Microsoft Copilot licensing differences: the base price of Copilot Studio',
    url: 'https://redresscompliance.com/microsoft-copilot-licensing-differences.html',
    asOf: 'February 2026',
  },
];

export const priceKinds = [...solutionKinds, 'seat'] as const;
export type PriceKind = SolutionKind | 'seat';

/** Assumed price of a license or of its usage in US dollars a year. */
export interface LicencePrice {
  kind: PriceKind;
  usd: Span;
  /** Sources of the high end; none if both ends are our assumptions. */
  sources: readonly PriceSource[];
}

/** All prices of tools and seats used for costs. */
export const licencePrices: readonly LicencePrice[] = priceKinds.map((kind) => ({
  kind,
  usd: kind === 'seat' ? seatUsd : toolUsd[kind],
  sources: kind === 'seat' ? seatSources : kind === 'configured' ? workflowToolSources : [],
}));

/** Date of the assumptions without a source. */
export const assumedAsOf = 'November 2026';
