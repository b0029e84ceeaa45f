import type { ModelFailureReason } from '@/domain/languageModel/modelCallKinds';
import type { ModelUse } from './ModelQuestion';

interface ModelFailureDetails {
  /** Absent when the provider was not even asked and there is no record of it. */
  use?: ModelUse;
  /** What the model wrote, when that is `invalid`. */
  text?: string;
  /** What is wrong with it. */
  findings?: string[];
}

/** A question without a usable answer. Its message names the reason only: no key, no address, no text of anybody. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly use?: ModelUse;
  readonly text?: string;
  readonly findings: string[];

  constructor(
    /** `off`: no language model is configured. */
    readonly reason: ModelFailureReason | 'off',
    { use, text, findings = [] }: ModelFailureDetails = {},
  ) {
    super(`No usable answer of the language model: ${reason}`);
    this.use = use;
    this.text = text;
    this.findings = findings;
  }
}
