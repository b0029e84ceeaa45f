import type { PresentedAnalysis } from '@/schemas/analysis';
import type { DiscardedAnswers } from './discardedAnswers';
import type { OpenedWizard } from './openWizard';

/** What the dashboard does about the wizard. */
export interface WizardHandlers {
  /** With the answers that Cancel or × removed, for Undo. */
  onClose: (discarded?: DiscardedAnswers) => void;
  onCreated: (analysis: PresentedAnalysis) => void;
  /** An analysis arrived after the wizard had been closed. */
  onCreatedUnseen: () => void;
  /** The server refused because the account's limit is reached. The wizard stays as it is. */
  onLimit: (reached: { current: number; limit: number }) => void;
}

export interface WizardProps extends WizardHandlers {
  opened: OpenedWizard;
  /** The answers were thrown away; the wizard is wanted from its beginning. */
  onStartOver: () => void;
}
