import { accountEndpoints } from './account';
import { analysisEndpoints } from './analysis';
import { modelUsageEndpoint } from './analyst/modelUsageEndpoint';
import { auditEndpoints } from './audits';
import { currentUserEndpoints } from './auth/currentUserEndpoints';
import { loginEndpoint } from './auth/loginEndpoint';
import { logoutEndpoint } from './auth/logoutEndpoint';
import { signupEndpoint } from './auth/signupEndpoint';
import { blogEndpoints } from './blog';
import type { DocumentedEndpoint } from './defineEndpoint';
import { healthEndpoint } from './health/healthEndpoint';
import { imageEndpoints } from './images';
import { inquiryEndpoints } from './inquiries';
import { runJobsEndpoint } from './jobs/runJobsEndpoint';
import { overviewEndpoints } from './overview';
import { seoEndpoints } from './seo';
import { listTrailEndpoint } from './trail/listTrailEndpoint';
import { userEndpoints } from './users';

/** Every call of the documented API. The gate, the API document and the access tests all start from this list. */
export const documentedEndpoints: DocumentedEndpoint[] = [
  healthEndpoint,
  signupEndpoint,
  loginEndpoint,
  ...currentUserEndpoints,
  logoutEndpoint,
  ...accountEndpoints,
  ...analysisEndpoints,
  ...auditEndpoints,
  ...inquiryEndpoints,
  ...seoEndpoints,
  ...blogEndpoints,
  ...imageEndpoints,
  runJobsEndpoint,
  ...userEndpoints,
  listTrailEndpoint,
  modelUsageEndpoint,
  ...overviewEndpoints,
];
