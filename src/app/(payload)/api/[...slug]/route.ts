import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { guardApi } from '../guardApi';
import { type DirectCalls, directCallsKey } from '@/domain/api/directCalls';
import { documentedEndpoints } from '@/endpoints';

export const GET = guardApi(REST_GET(config));
export const POST = guardApi(REST_POST(config));
export const PUT = guardApi(REST_PUT(config));
export const PATCH = guardApi(REST_PATCH(config));
export const DELETE = guardApi(REST_DELETE(config));
export const OPTIONS = guardApi(REST_OPTIONS(config));

const paths = new Set(
  documentedEndpoints.flatMap(({ contract: { isDirect, path } }) => (isDirect ? [`/api${path}`] : [])),
);

/** Exposes the direct calls on `globalThis`: the server in front of Next can't import modules of the Next build. */
function openDirectCalls(answer: DirectCalls['answer']): void {
  const calls: DirectCalls = { has: (path) => paths.has(path), answer };
  Reflect.set(globalThis, directCallsKey, calls);
}

openDirectCalls(GET);
