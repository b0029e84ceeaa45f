import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { closedSessions } from '@/access/closedSessions';
import { jsonResponse, wholeResponse } from '@/domain/api/wholeResponse';
import { mebibyte } from '@/domain/mebibyte';
import { env } from '@/env';
import { BadRequest, Missing, Unauthorized } from '@/errors/ApiFailures';
import { toErrorResponse } from '@/errors/toErrorResponse';
import { requireAdmin, requireStaff, requireUser } from '@/operations/requireUser';
import { type Call, openCall } from './openCall';
import { readBodyBytes } from './readBodyBytes';
import { textOf } from './readBodyText';
import { parseJsonBody, readJsonBody } from './readJsonBody';

/** HMAC-SHA256 of the body, in hex: https://cal.com/docs/developing/guides/automation/webhooks */
const signatureHeader = 'X-Cal-Signature-256';

/**
 * Reads the JSON object in a body that the booking vendor has signed.
 * @throws Missing while no secret is configured, Unauthorized without the right signature, and the errors of
 * `parseJsonBody`
 */
async function readSignedBody(req: PayloadRequest, maxBytes: number): Promise<object> {
  const secret = env.BOOKING_WEBHOOK_SECRET;
  if (!secret) throw new Missing();
  const body = await readBodyBytes(req, maxBytes);
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(req.headers.get(signatureHeader) ?? '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Unauthorized('The signature is missing or wrong');
  }
  return parseJsonBody(req.headers, textOf(body));
}

/**
 * Reads the fields and files of a multipart/form-data body, by name. Of several with one name the last is used.
 * @throws TooLarge beyond `maxBytes`, BadRequest for anything that is not such a form
 */
async function readFormBody(req: PayloadRequest, maxBytes: number): Promise<object> {
  const bytes = await readBodyBytes(req, maxBytes);
  const type = req.headers.get('Content-Type') ?? '';
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'Content-Type': type } }).formData());
  } catch {
    throw new BadRequest('The request body is not a valid form');
  }
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** Who may call: anyone, signed-in accounts, staff, or administrators. The operation may require more. */
type EndpointAccess = 'public' | 'user' | 'staff' | 'admin';

type BodyType = 'json' | 'form' | 'signedJson';
const readBody = { json: readJsonBody, form: readFormBody, signedJson: readSignedBody };

const requiredAccess = {
  public: () => undefined,
  user: requireUser,
  staff: requireStaff,
  admin: requireAdmin,
};

/** Result of a handler: the body, and what differs from the endpoint's default status and headers. */
interface Answer<Body> {
  /** A stream is sent unchanged; it contains JSON of the contract, or the type in its Content-Type header. */
  body: Body | ReadableStream<Uint8Array>;
  status?: number;
  headers?: Record<string, string>;
  /** Set-Cookie values. */
  cookies?: string[];
}

interface EndpointDefinition<
  Body extends z.ZodType,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Result extends z.ZodType,
> {
  method: Method;
  /** Below /api, with `:name` for parameters. */
  path: string;
  summary: string;
  access: EndpointAccess;
  /** Contract of the body; without one the body is not read. */
  body?: Body;
  /** JSON by default, a form with files, or JSON that the booking vendor has signed. */
  bodyType?: BodyType;
  params?: Params;
  /** Contract of the query parameters. */
  query?: Query;
  /** Contract of the response, for the documentation and the handler's type. */
  answer: Result;
  /** Contracts of the events, by name, for clients that accept text/event-stream. */
  events?: Record<string, z.ZodType>;
  /** JSON by default; the body of a file is its bytes. */
  contentType?:
    | 'application/pdf'
    | 'application/zip'
    | 'image/webp'
    | 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'text/csv; charset=utf-8'
    | 'text/markdown; charset=utf-8';
  /** Status of a success; 200 by default. */
  status?: 200 | 201;
  /** 1 MiB by default. */
  maxBodyBytes?: number;
  /**
   * The edge server calls this endpoint without Next, which halves the cost of a short request. Only for GET endpoints
   * without path parameters that use no cached query and don't revalidate pages.
   */
  isDirect?: boolean;
  /** Reports on this server, and must respond while the database is stuck. */
  isOfThisServer?: boolean;
  /** Also allowed for staff who must choose another password first. */
  allowsClosedSession?: boolean;
  handler: (args: {
    req: PayloadRequest;
    body: z.output<Body>;
    params: z.output<Params>;
    query: z.output<Query>;
  }) => Promise<Answer<z.input<Result>>>;
}

/** The client has this response already, so no body is sent. */
const notModified = 304;

/** A documented endpoint: its contract, from which the API document is generated, and its handler. */
export interface DocumentedEndpoint {
  contract: {
    method: Method;
    path: string;
    summary: string;
    access: EndpointAccess;
    status: number;
    contentType?: string;
    body?: z.ZodType;
    bodyType?: BodyType;
    params?: z.ZodType;
    query?: z.ZodType;
    answer: z.ZodType;
    events?: Record<string, z.ZodType>;
    isDirect?: boolean;
  };
  /** Answers a request that matches the contract's method and path. */
  answer: (call: Call) => Promise<Response>;
}

/**
 * Defines a documented endpoint. All of them share the rate limit, the origin check, access control, validation by
 * contract, one error shape, and responses that no cache stores by default.
 */
export function defineEndpoint<
  Body extends z.ZodType,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Result extends z.ZodType,
>(definition: EndpointDefinition<Body, Params, Query, Result>): DocumentedEndpoint {
  const {
    handler: handle,
    maxBodyBytes = mebibyte,
    isOfThisServer,
    allowsClosedSession,
    ...contract
  } = definition;
  const read = readBody[definition.bodyType ?? 'json'];
  const status = definition.status ?? 200;

  const answer = async (call: Call): Promise<Response> => {
    try {
      const req = await openCall(call, { isOfThisServer });
      if (allowsClosedSession) req.user ??= closedSessions.get(req.headers) ?? null;
      requiredAccess[definition.access](req);
      const body = definition.body?.parse(await read(req, maxBodyBytes)) as z.output<Body>;
      const params = definition.params?.parse(call.params) as z.output<Params>;
      const query = definition.query?.parse(Object.fromEntries(req.searchParams)) as z.output<Query>;
      const given = await handle({ req, body, params, query });
      return toResponse({ status, ...given }, contract.contentType);
    } catch (error) {
      return toErrorResponse(error, call);
    }
  };
  return { contract: { ...contract, status }, answer };
}

function toResponse(
  { body, status, headers, cookies = [] }: Answer<unknown>,
  contentType = 'application/json',
): Response {
  const all = new Headers({ 'Content-Type': contentType, 'Cache-Control': 'no-store', ...headers });
  for (const cookie of cookies) all.append('Set-Cookie', cookie);
  if (status === notModified) {
    all.delete('Content-Type');
    return new Response(null, { status, headers: all });
  }
  if (body instanceof ReadableStream) return new Response(body, { status, headers: all });
  const answer = { status, headers: all };
  return body instanceof Uint8Array
    ? wholeResponse(body as Uint8Array<ArrayBuffer>, answer)
    : jsonResponse(body, answer);
}
