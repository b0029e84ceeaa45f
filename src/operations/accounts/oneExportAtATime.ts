import { TooManyRequests } from '@/errors/ApiFailures';

/** A reader that never comes back is waited for no longer. */
const longestMs = 60_000;
const retryAfterSeconds = 10;

/** When each account's export began, by its id. In this process: a second one may make one beside. */
const beganAtMs = new Map<number, number>();

/**
 * Makes the pieces of an account's export, unless one of the same account is underway.
 * @throws TooManyRequests with the first piece
 */
export async function* oneExportAtATime<Piece>(
  userId: number,
  pieces: AsyncGenerator<Piece>,
): AsyncGenerator<Piece> {
  const now = performance.now();
  const earlier = beganAtMs.get(userId);
  if (earlier !== undefined && now - earlier < longestMs) {
    throw new TooManyRequests(
      'Your data is being put together already. Please wait a moment.',
      retryAfterSeconds,
    );
  }
  beganAtMs.set(userId, now);
  try {
    yield* pieces;
  } finally {
    if (beganAtMs.get(userId) === now) beganAtMs.delete(userId);
  }
}
