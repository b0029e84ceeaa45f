import { type DirectCalls, directCallsKey } from '@/domain/api/directCalls';
import { documentedEndpoints } from '@/endpoints';

const paths = new Set(
  documentedEndpoints.flatMap(({ contract: { isDirect, path } }) => (isDirect ? [`/api${path}`] : [])),
);

/** Lets the server in front of Next ask for direct calls: it reaches no module of ours by itself. */
export function openDirectCalls(answer: DirectCalls['answer']): void {
  const calls: DirectCalls = { has: (path) => paths.has(path), answer };
  Reflect.set(globalThis, directCallsKey, calls);
}
