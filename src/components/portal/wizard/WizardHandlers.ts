import type { PresentedAnalysis } from '@/schemas/analysis';
import type { DiscardedAnswers } from './discardedAnswers';
import type { OpenedWizard } from './openWizard';

/** Callbacks from the wizard to the dashboard. */
export interface WizardHandlers {
  /** Receives the answers that Cancel or × removed, for Undo. */
  onClose: (discarded?: DiscardedAnswers) => void;
  onCreated: (analysis: PresentedAnalysis) => void;
  /** An analysis was created after the wizard had been closed. */
  onCreatedUnseen: () => void;
  /** The server rejected the submission because the account's limit is reached. The wizard stays open. */
  onLimit: (reached: { current: number; limit: number }) => void;
}

export interface WizardProps extends WizardHandlers {
  opened: OpenedWizard;
  /** The answers were discarded; the wizard restarts. */
  onStartOver: () => void;
}
