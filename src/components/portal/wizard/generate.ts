import { ApiError } from '@/client/ApiError';
import { BrokenAnswer, callForEvents } from '@/client/callForEvents';
import type { GenerationStep } from '@/domain/analysis/generationSteps';
import type { AnalysisBody, PresentedAnalysis } from '@/schemas/analysis';
import type { GenerationProgress } from '@/schemas/generationEvents';

const attempts = 5;
const pauseMs = 2_000;

/**
 * Has the analysis made. When the connection breaks while it is, it is asked for again with the same key, which gets
 * the result of the first request and never makes a second analysis.
 * @throws as callApi; what kept the first request from being answered at all is not tried again
 */
export async function generate(
  body: AnalysisBody,
  key: string,
  onProgress: (step: GenerationStep) => void,
): Promise<PresentedAnalysis> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callForEvents<PresentedAnalysis, GenerationProgress>('/api/analysis/generate', {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
        onProgress: ({ step }) => onProgress(step),
      });
    } catch (error) {
      const wasBroken = error instanceof BrokenAnswer || (attempt > 1 && !(error instanceof ApiError));
      if (!wasBroken || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
