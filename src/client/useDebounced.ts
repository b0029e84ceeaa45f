import { useEffect, useState } from 'react';

/**
 * Returns a value once it has stopped changing, so that half-typed addresses aren't fetched and half-typed figures
 * aren't announced.
 */
export function useDebounced<Value>(value: Value, pauseMs = 600): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
