import { auditDraftEndpoints } from './auditDraftEndpoints';
import { auditPdfEndpoint } from './auditPdfEndpoint';
import { auditShareEndpoints } from './auditShareEndpoints';
import { createAuditEndpoint } from './createAuditEndpoint';
import { listAuditsEndpoint } from './listAuditsEndpoint';
import { readAuditEndpoint } from './readAuditEndpoint';

/** The draft stands before `:id`, which would take it for a report. */
export const auditEndpoints = [
  createAuditEndpoint,
  listAuditsEndpoint,
  ...auditDraftEndpoints,
  readAuditEndpoint,
  auditPdfEndpoint,
  ...auditShareEndpoints,
];
