import { seatUsd, solutionKinds, toolUsd, type SolutionKind, type Span } from './investmentFactors';

/** A public price that a cost is held against. */
export interface PriceSource {
  price: string;
  publisher: string;
  title: string;
  url: string;
  /** When the price was read, as a month. */
  asOf: string;
}

/** The prices behind seats. They change; each says as of when it was read. */
const seatSources: readonly PriceSource[] = [
  {
    price: '$30 a seat a month',
    publisher: 'Redress Compliance',
    title: 'Microsoft Copilot Licensing in 2026: the list price of Microsoft 365 Copilot on an annual term',
    url: 'https://redresscompliance.com/microsoft-copilot-licensing-2026-download',
    asOf: 'June 2026',
  },
  {
    price: '$30 a seat a month',
    publisher: 'OpenAI Help Center',
    title: 'Manage billing on the ChatGPT Team subscription plan: the monthly price of its example',
    url: 'https://help.openai.com/en/articles/8792536-manage-billing-on-the-chatgpt-team-subscription-plan',
    asOf: '2024',
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

/** What a licence or its use is counted with, US dollars a year. */
export interface LicencePrice {
  kind: PriceKind;
  usd: Span;
  /** What the high end is held against; none where both ends are assumptions of ours. */
  sources: readonly PriceSource[];
}

/** All prices of tools and seats that costs are counted with. */
export const licencePrices: readonly LicencePrice[] = priceKinds.map((kind) => ({
  kind,
  usd: kind === 'seat' ? seatUsd : toolUsd[kind],
  sources: kind === 'seat' ? seatSources : kind === 'configured' ? workflowToolSources : [],
}));

/** As of when the assumptions without a source were made. */
export const assumedAsOf = 'November 2026';
