import { useCallback, useEffect, useState } from 'react';

/** How long a message is shown. */
const toastMs = 3000;

export interface Toast {
  message: string;
}

/** Returns the current toast and a function that shows another. Showing the same message again restarts its timer. */
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
