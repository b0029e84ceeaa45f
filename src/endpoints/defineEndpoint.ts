import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { toErrorResponse } from '@/errors/toErrorResponse';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume } from '@/integrations/limits/consume';
import { requestLimiter } from '@/integrations/limits/limiters';
import { requireAdmin, requireStaff, requireUser } from '@/operations/requireUser';
import { readJsonBody } from './readJsonBody';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Who may call: anyone, signed-in accounts, staff, or administrators. The operation may ask for more. */
type EndpointAccess = 'public' | 'user' | 'staff' | 'admin';

const requiredAccess = {
  public: () => undefined,
  user: requireUser,
  staff: requireStaff,
  admin: requireAdmin,
};

/** What a handler answers: the body, and what differs from the endpoint's usual status and headers. */
interface Answer<Body> {
  body: Body;
  status?: number;
  headers?: Record<string, string>;
  /** Set-Cookie values. */
  cookies?: string[];
}

interface EndpointDefinition<Body extends z.ZodType, Params extends z.ZodType, Result extends z.ZodType> {
  method: Method;
  /** Below /api, with `:name` for parameters. */
  path: string;
  summary: string;
  access: EndpointAccess;
  /** Contract of the JSON body; without one the body is not read. */
  body?: Body;
  params?: Params;
  /** Contract of the answer, for the documentation and for typing the handler. */
  answer: Result;
  /** JSON unless told; a file's body is its bytes. */
  contentType?: 'application/pdf';
  /** Status of a success; 200 unless told. */
  status?: 200 | 201;
  /** 1 MiB unless told. */
  maxBodyBytes?: number;
  handler: (args: {
    req: PayloadRequest;
    body: z.output<Body>;
    params: z.output<Params>;
  }) => Promise<Answer<z.input<Result>>>;
}

const mebibyte = 1024 * 1024;
/** The caller has this answer already, so no body is sent. */
const notModified = 304;

/** A documented call: what the API document is made from, and the Payload endpoint that answers it. */
export interface DocumentedEndpoint {
  contract: {
    method: Method;
    path: string;
    summary: string;
    access: EndpointAccess;
    status: number;
    contentType?: string;
    body?: z.ZodType;
    params?: z.ZodType;
    answer: z.ZodType;
  };
  endpoint: Endpoint;
}

/**
 * Makes all documented calls alike: request limit, access, contract, one call to an operation, one error shape, and an
 * answer that no cache keeps.
 */
export function defineEndpoint<Body extends z.ZodType, Params extends z.ZodType, Result extends z.ZodType>(
  definition: EndpointDefinition<Body, Params, Result>,
): DocumentedEndpoint {
  const { handler: handle, maxBodyBytes = mebibyte, ...contract } = definition;
  const status = definition.status ?? 200;

  const handler = async (req: PayloadRequest): Promise<Response> => {
    try {
      await consume(requestLimiter, clientAddress(req.headers), 'Too many requests. Try again in a minute.');
      requiredAccess[definition.access](req);
      const body = definition.body?.parse(await readJsonBody(req, maxBodyBytes)) as z.output<Body>;
      const params = definition.params?.parse(req.routeParams ?? {}) as z.output<Params>;
      const answer = await handle({ req, body, params });
      const headers = new Headers({ 'Cache-Control': 'no-store', ...answer.headers });
      for (const cookie of answer.cookies ?? []) headers.append('Set-Cookie', cookie);
      if (answer.status === notModified) return new Response(null, { status: notModified, headers });
      const init = { status: answer.status ?? status, headers };
      if (!contract.contentType) return Response.json(answer.body, init);
      headers.set('Content-Type', contract.contentType);
      return new Response(answer.body as Uint8Array<ArrayBuffer>, init);
    } catch (error) {
      return toErrorResponse(error, req);
    }
  };
  return {
    contract: { ...contract, status },
    endpoint: { method: definition.method, path: definition.path, handler },
  };
}
