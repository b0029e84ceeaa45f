import { analysisDraftEndpoints } from './analysisDraftEndpoints';
import { analysisShareEndpoints } from './analysisShareEndpoints';
import { generateAnalysisEndpoint } from './generateAnalysisEndpoint';
import { listAnalysesEndpoint } from './listAnalysesEndpoint';
import { readAnalysisEndpoint } from './readAnalysisEndpoint';

export const analysisEndpoints = [
  generateAnalysisEndpoint,
  listAnalysesEndpoint,
  readAnalysisEndpoint,
  ...analysisDraftEndpoints,
  ...analysisShareEndpoints,
];
