import { useCallback, useEffect, useState } from 'react';

/** How long a message stays. */
const toastMs = 3000;

export interface Toast {
  message: string;
}

/** The one message on the screen, and how to say another. Saying the same again starts its time anew. */
export function useToast(): { toast: Toast | null; say: (message: string) => void } {
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => setToast(null), toastMs);
    return () => clearTimeout(timer);
  }, [toast]);
  const say = useCallback((message: string) => setToast({ message }), []);
  return { toast, say };
}
