'use client';

import { useLocationHash } from '@/client/useLocationHash';
import { profileSections } from '@/content/portal/profile';

export type SectionId = (typeof profileSections)[number]['id'];

/** The section that the address names: it can be linked to, and Back leads to the one before. */
export function useOpenSection(): SectionId {
  const hash = useLocationHash();
  return profileSections.find(({ id }) => id === hash)?.id ?? 'profile';
}
