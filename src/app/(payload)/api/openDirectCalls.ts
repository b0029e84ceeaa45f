import { type DirectCalls, directCallsKey } from '@/domain/api/directCalls';
import { documentedEndpoints } from '@/endpoints';

const paths = new Set(
  documentedEndpoints.flatMap(({ contract: { isDirect, path } }) => (isDirect ? [`/api${path}`] : [])),
);

/** Exposes the direct calls on `globalThis`: the server in front of Next can't import modules of the Next build. */
export function openDirectCalls(answer: DirectCalls['answer']): void {
  const calls: DirectCalls = { has: (path) => paths.has(path), answer };
  Reflect.set(globalThis, directCallsKey, calls);
}
