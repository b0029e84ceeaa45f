import type { ModelFailureReason } from '@/domain/languageModel/modelCallKinds';
import type { ModelUse } from './ModelQuestion';

interface ModelFailureDetails {
  /** Undefined if the provider wasn't called and no call was recorded. */
  use?: ModelUse;
  /** The model's output, if the reason is `invalid`. */
  text?: string;
  /** Validation errors of the output. */
  findings?: string[];
}

/** A model call without a usable result. The message contains only the reason: no key, no URL, no user text. */
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
