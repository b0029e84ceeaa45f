import type { Source } from './ServicePage';

/** Published works that the service pages cite, each with an address where readers can check it. */
export const sources = {
  /** 5,172 support agents of one software firm: 15 % more issues resolved per hour, most among newer agents. */
  supportAgents: {
    title: 'Brynjolfsson, Li and Raymond, “Generative AI at Work”, Quarterly Journal of Economics 140 (2025)',
    href: 'https://doi.org/10.1093/qje/qjae044',
  },
  /** 453 professionals, short writing tasks: 40 % less time, graded quality up 18 %. */
  writing: {
    title:
      'Noy and Zhang, “Experimental evidence on the productivity effects of generative artificial intelligence”, Science 381 (2023)',
    href: 'https://doi.org/10.1126/science.adh2586',
  },
  /** 758 consultants: 25.1 % faster inside the model's reach, 19 points fewer right answers on a task beyond it. */
  jaggedFrontier: {
    title:
      'Dell’Acqua and others, “Navigating the Jagged Technological Frontier”, Harvard Business School working paper 24-013 (2023)',
    href: 'https://www.hbs.edu/faculty/Pages/item.aspx?num=64700',
  },
  /** A voluntary framework with four functions: govern, map, measure, manage. */
  nistRiskFramework: {
    title: 'National Institute of Standards and Technology, AI Risk Management Framework 1.0 (2023)',
    href: 'https://www.nist.gov/itl/ai-risk-management-framework',
  },
  /** An airline was liable for its chatbot's wrong information about refunds. */
  airlineChatbot: {
    title: 'Moffatt v. Air Canada, 2024 BCCRT 149, Civil Resolution Tribunal of British Columbia',
    href: 'https://www.canlii.org/en/bc/bccrt/doc/2024/2024bccrt149/2024bccrt149.html',
  },
  /** Sales bots must disclose that they aren't people. */
  californiaBots: {
    title: 'California Business and Professions Code, section 17941',
    href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=17941',
  },
  /** Purely machine-generated material is not protected; human authorship in it can be. */
  copyrightOffice: {
    title: 'U.S. Copyright Office, Copyright and Artificial Intelligence, Part 2: Copyrightability (2025)',
    href: 'https://www.copyright.gov/ai/',
  },
  /** Text that a model reads can carry instructions to it. */
  promptInjection: {
    title: 'OWASP, Top 10 for LLM Applications 2025, LLM01: Prompt Injection',
    href: 'https://genai.owasp.org/llmrisk/llm01-prompt-injection/',
  },
} as const satisfies Record<string, Source>;
