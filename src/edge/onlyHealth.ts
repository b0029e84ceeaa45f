import type { RequestListener } from 'node:http';
import { answerRefusal } from './answerRefusal';
import type { Refusal } from './Refusal';
import { requestPath } from './requestPath';

const healthPaths = new Set(['/api/health', '/api/ready']);

const noVisitors: Refusal = {
  status: 404,
  message: 'This process works behind the site. Pages are served by another one.',
};

/** The door of a process that serves no visitors: whoever looks after it may ask for its health. */
export const onlyHealth =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (healthPaths.has(requestPath(request))) handle(request, response);
    else answerRefusal(request, response, noVisitors);
  };
