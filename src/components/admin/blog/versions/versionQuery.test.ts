import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/client/queryClient';
import type { PostVersion } from '@/schemas/postVersions';
import { fetchVersion } from '../blogApi';
import { versionQuery } from './versionQuery';

vi.mock('../blogApi', () => ({ fetchVersion: vi.fn() }));

const version: PostVersion = {
  ...{ id: 7, savedAt: '2026-11-20T10:00:00.000Z', savedBy: null, isPublished: false, isAutosave: true },
};

/** A component that shows a version, and the data that it receives. */
function show(shown: PostVersion | null) {
  const observer = new QueryObserver(queryClient, versionQuery({ slug: 'post', id: 1 }, shown));
  return { observer, leave: observer.subscribe(() => undefined) };
}

const answers = (...contents: string[]) => {
  for (const content of contents) {
    vi.mocked(fetchVersion).mockResolvedValueOnce({ content } as Awaited<ReturnType<typeof fetchVersion>>);
  }
};

afterEach(() => {
  queryClient.clear();
  vi.mocked(fetchVersion).mockReset();
});

it('reads a version again whenever it is chosen, as it may have changed under the same moment', async () => {
  answers('first', 'then');
  const before = show(version);
  await vi.waitFor(() => expect(before.observer.getCurrentResult().data).toEqual({ content: 'first' }));
  const chosen = show(version);
  expect(chosen.observer.getCurrentResult().isFetching).toBe(true);
  await vi.waitFor(() => expect(chosen.observer.getCurrentResult().data).toEqual({ content: 'then' }));
  before.leave();
  chosen.leave();
});

it('knows nothing of a version that was saved again', async () => {
  answers('first', 'then');
  const before = show(version);
  await vi.waitFor(() => expect(before.observer.getCurrentResult().isSuccess).toBe(true));
  const again = show({ ...version, savedAt: '2026-11-20T10:01:00.000Z' });
  expect(again.observer.getCurrentResult().data).toBeUndefined();
  await vi.waitFor(() => expect(again.observer.getCurrentResult().data).toEqual({ content: 'then' }));
  before.leave();
  again.leave();
});

it('reads nothing before the first version', () => {
  const { leave } = show(null);
  expect(fetchVersion).not.toHaveBeenCalled();
  leave();
});
