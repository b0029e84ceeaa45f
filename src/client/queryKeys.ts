import type { CheckPostBody } from '@/schemas/blogCheck';
import type { PostVersion } from '@/schemas/postVersions';
import type { UsedKind } from '@/schemas/trash';
import type { PageKey } from '@/domain/seo/pageKeys';

/** Query keys of TanStack Query. */
export const queryKeys = {
  analyses: (userId: number) => ['analyses', userId] as const,
  analysesPage: (userId: number, page: number) => [...queryKeys.analyses(userId), page] as const,
  analysis: (id: number | string) => ['analysis', String(id)] as const,
  analysisDraft: (userId: number) => ['analysisDraft', userId] as const,
  audits: (userId: number) => ['audits', userId] as const,
  audit: (id: string) => ['audit', id] as const,
  progress: (analysisId: number) => ['progress', analysisId] as const,
  share: (path: string) => ['share', path] as const,
  sessions: ['sessions'] as const,
  preferences: ['preferences'] as const,
  /** Response of the admin API for a path with its query string. */
  admin: (path: string) => ['admin', path] as const,
  inquiry: (id: number) => ['inquiry', id] as const,
  user: (id: number) => ['user', id] as const,
  userDetails: (id: number) => ['userDetails', id] as const,
  belongings: (userIds: readonly number[]) => ['belongings', userIds] as const,
  /** A post in the editor; null for a new one. */
  editedPost: (slug: string | null) => ['editedPost', slug] as const,
  publishedPost: (slug: string) => ['publishedPost', slug] as const,
  postSchedule: (id: number) => ['postSchedule', id] as const,
  postVersions: (id: number, version: string) => ['postVersions', id, version] as const,
  /** Includes `savedAt`, because autosaves update the same version. */
  postVersion: (version: Pick<PostVersion, 'id' | 'savedAt'> | null) =>
    ['postVersion', version?.id, version?.savedAt] as const,
  pictureNames: (ids: readonly number[]) => ['pictureNames', ids] as const,
  picture: (id: number | null) => ['picture', id] as const,
  uses: (kind: UsedKind, ids: readonly number[]) => ['uses', kind, ids] as const,
  formerEmail: (userId: number, email: string) => ['formerEmail', userId, email] as const,
  publishCheck: (body: CheckPostBody) => ['publishCheck', body] as const,
  seoForm: (pageKey: PageKey, path: string) => ['seoForm', pageKey, path] as const,
  seoEntries: ['seoEntries'] as const,
  seoMatches: (question: string) => ['seoMatches', question] as const,
  seoHistory: (pageKey: PageKey) => ['seoHistory', pageKey] as const,
};
