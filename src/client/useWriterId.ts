import { useState } from 'react';
import { useSession } from './useSession';

/** Returns the id of the user who opened the form and owns its draft, even after the session ends. */
export function useWriterId(): number {
  const { user } = useSession();
  const [id] = useState(user?.id ?? 0);
  return id;
}
