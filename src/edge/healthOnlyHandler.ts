import type { RequestListener } from 'node:http';
import { sendErrorResponse } from './sendErrorResponse';
import type { Refusal } from './Refusal';
import { requestPath } from './requestPath';

const healthPaths = new Set(['/api/health', '/api/ready']);

const noVisitors: Refusal = {
  status: 404,
  message: 'This process works behind the site. Pages are served by another one.',
};

/** Handles requests to a process that serves no visitors: only its health endpoints answer. */
export const healthOnlyHandler =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (healthPaths.has(requestPath(request))) handle(request, response);
    else sendErrorResponse(request, response, noVisitors);
  };
