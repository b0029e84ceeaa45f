import { accountEndpoints } from './account';
import { analysisEndpoints } from './analysis';
import { auditEndpoints } from './audits';
import { currentUserEndpoints } from './auth/currentUserEndpoints';
import { loginEndpoint } from './auth/loginEndpoint';
import { logoutEndpoint } from './auth/logoutEndpoint';
import { signupEndpoint } from './auth/signupEndpoint';
import type { DocumentedEndpoint } from './defineEndpoint';
import { healthEndpoint } from './health/healthEndpoint';
import { inquiryEndpoints } from './inquiries';
import { seoEndpoints } from './seo';

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
];
