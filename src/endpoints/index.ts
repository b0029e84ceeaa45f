import { accountEndpoints } from './account/accountEndpoints';
import { analysisEndpoints } from './analysis/analysisEndpoints';
import { modelUsageEndpoint } from './languageModel/modelUsageEndpoint';
import { auditEndpoints } from './audits/auditEndpoints';
import { authEndpoints } from './auth/authEndpoints';
import { bookingEndpoints } from './bookings/bookingEndpoints';
import { blogEndpoints } from './blog/blogEndpoints';
import type { DocumentedEndpoint } from './defineEndpoint';
import { guideEndpoints } from './guide/guideEndpoints';
import { healthEndpoint } from './health/healthEndpoint';
import { readyEndpoint } from './health/readyEndpoint';
import { imageEndpoints } from './images/imageEndpoints';
import { inquiryDeskEndpoints } from './inquiries/inquiryDeskEndpoints';
import { inquiryEndpoints } from './inquiries/inquiryEndpoints';
import { invitationEndpoints } from './invitations/invitationEndpoints';
import { missingAddressEndpoints } from './redirects/missingAddressEndpoints';
import { redirectEndpoints } from './redirects/redirectEndpoints';
import { jobEndpoints } from './jobs/jobEndpoints';
import { overviewEndpoints } from './overview/overviewEndpoints';
import { progressEndpoints } from './progress/progressEndpoints';
import { seoEndpoints } from './seo/seoEndpoints';
import { listTrailEndpoint } from './trail/listTrailEndpoint';
import { userEndpoints } from './users/userEndpoints';

/** All documented endpoints. The gate, the API document and the access tests all use this list. */
export const documentedEndpoints: DocumentedEndpoint[] = [
  healthEndpoint,
  readyEndpoint,
  ...authEndpoints,
  ...accountEndpoints,
  ...analysisEndpoints,
  ...progressEndpoints,
  ...auditEndpoints,
  ...inquiryEndpoints,
  ...inquiryDeskEndpoints,
  ...bookingEndpoints,
  ...seoEndpoints,
  ...blogEndpoints,
  ...imageEndpoints,
  ...guideEndpoints,
  ...redirectEndpoints,
  ...missingAddressEndpoints,
  ...jobEndpoints,
  ...userEndpoints,
  ...invitationEndpoints,
  listTrailEndpoint,
  modelUsageEndpoint,
  ...overviewEndpoints,
];
