import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiList } from '@/client/callApiList';
import { queryKeys } from '@/client/queryKeys';
import type { ManagedUser, UserAnalysis } from '@/schemas/users';
import { fetchAnalyses, fetchUser } from './usersApi';

interface UserDetails {
  user: ManagedUser;
  analyses: ApiList<UserAnalysis>;
}

/** A user as they are now, with their latest analyses; null while on the way. */
export function useUserDetails(id: number): { details: UserDetails | 'failed' | null; reload: () => void } {
  const client = useQueryClient();
  const queryKey = queryKeys.userDetails(id);
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<UserDetails> => {
      const [user, analyses] = await Promise.all([fetchUser(id, signal), fetchAnalyses(id, signal)]);
      return { user, analyses };
    },
    meta: { failure: 'The user could not be loaded' },
  });
  return {
    details: data ?? (isError ? 'failed' : null),
    // Back to nothing, so that the form starts again from what comes.
    reload: () => void client.resetQueries({ queryKey }),
  };
}
