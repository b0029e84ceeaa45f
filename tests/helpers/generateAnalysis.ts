import type { PresentedAnalysis } from '@/schemas/analysis';
import { analysisBody } from '../factories/analysisBody';
import { api } from './api';

/** Sends the answers of the wizard as it does. */
export const generateAnalysis = (token: string, body: unknown = analysisBody()) =>
  api<PresentedAnalysis>('POST', '/api/analysis/generate', { token, body });
