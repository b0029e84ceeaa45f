import { analysisDraftEndpoints } from './analysisDraftEndpoints';
import { analysisFileEndpoints } from './analysisFileEndpoints';
import { analysisShareEndpoints } from './analysisShareEndpoints';
import { generateAnalysisEndpoint } from './generateAnalysisEndpoint';
import { listAnalysesEndpoint } from './listAnalysesEndpoint';
import { readAnalysisEndpoint } from './readAnalysisEndpoint';
import { scenarioEndpoints } from './scenarioEndpoints';

export const analysisEndpoints = [
  generateAnalysisEndpoint,
  listAnalysesEndpoint,
  readAnalysisEndpoint,
  ...analysisDraftEndpoints,
  ...analysisFileEndpoints,
  ...analysisShareEndpoints,
  ...scenarioEndpoints,
];
