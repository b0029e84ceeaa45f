import { useState } from 'react';
import { useSession } from './useSession';

/** Whose is what is typed here: whoever opened the form owns it, also when the session ends meanwhile. */
export function useWriterId(): number {
  const { user } = useSession();
  const [id] = useState(user?.id ?? 0);
  return id;
}
