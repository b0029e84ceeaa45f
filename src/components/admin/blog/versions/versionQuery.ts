import { queryOptions, skipToken } from '@tanstack/react-query';
import { queryKeys } from '@/client/queryKeys';
import type { PostVersion } from '@/schemas/postVersions';
import { fetchVersion, type NamedPost } from '../blogApi';

/** Query for one version of a post; disabled for null. */
export const versionQuery = (post: NamedPost, version: PostVersion | null) =>
  queryOptions({
    queryKey: queryKeys.postVersion(version),
    queryFn: version ? ({ signal }) => fetchVersion(post, version.id, signal) : skipToken,
    meta: { failure: 'A version of a post could not be loaded' },
  });
