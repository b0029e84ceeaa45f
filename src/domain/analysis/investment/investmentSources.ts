/** A public price that a cost is held against. */
interface PriceSource {
  price: string;
  publisher: string;
  title: string;
  url: string;
  /** When the price was read, as a month. */
  asOf: string;
}

/** The prices behind the seats and tools of investmentFactors.ts. They change; each says as of when it was read. */
export const investmentSources: readonly PriceSource[] = [
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
  {
    price: '$200 a month',
    publisher: 'Redress Compliance',
    title: 'Microsoft Copilot licensing differences: the base price of Copilot Studio',
    url: 'https://redresscompliance.com/microsoft-copilot-licensing-differences.html',
    asOf: 'February 2026',
  },
];
