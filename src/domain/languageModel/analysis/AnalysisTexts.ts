/** An idea of the model that isn't tied to a task. It has no figures, phase or complexity. */
export interface FurtherOpportunity {
  name: string;
  description: string;
  rationale: string;
}

/** The model's texts for one opportunity; everything else about it comes from the engine. */
export interface OpportunityTexts {
  name: string;
  description: string;
  /** Why it suits this business. */
  rationale: string;
}

/** The reply requested from the model. */
export interface AnalysisReply {
  /** Paragraphs. */
  executiveSummary: string[];
  opportunities: (OpportunityTexts & { id: string })[];
  furtherOpportunities: FurtherOpportunity[];
}

/** The parts of its replies that passed the checks. */
export interface AnalysisTexts {
  /** Paragraphs; empty without a usable summary. */
  executiveSummary: string[];
  /** By id. */
  opportunities: ReadonlyMap<string, OpportunityTexts>;
  furtherOpportunities: readonly FurtherOpportunity[];
}

export const noAnalysisTexts: AnalysisTexts = {
  executiveSummary: [],
  opportunities: new Map(),
  furtherOpportunities: [],
};

export const analysisTextLimits = {
  name: { min: 4, max: 80 },
  description: { min: 40, max: 700 },
  rationale: { min: 30, max: 500 },
  paragraph: { min: 40, max: 900 },
  paragraphs: 4,
  furtherOpportunities: 3,
  /** Number of opportunities that the model receives, the first of the roadmap: more don't fit into the time limit. */
  opportunities: 12,
} as const;
