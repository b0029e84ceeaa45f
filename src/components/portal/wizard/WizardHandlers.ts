import type { PresentedAnalysis } from '@/schemas/analysis';

/** What the dashboard does about the wizard. */
export interface WizardHandlers {
  onClose: () => void;
  onCreated: (analysis: PresentedAnalysis) => void;
  /** An analysis arrived after the wizard had been closed. */
  onCreatedUnseen: () => void;
  /** The server refused because the account's limit is reached. The wizard stays as it is. */
  onLimit: (reached: { current: number; limit: number }) => void;
}
