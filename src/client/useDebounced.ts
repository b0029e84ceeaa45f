import { useEffect, useState } from 'react';

/** A value once it has not changed for a while: half-typed addresses aren't fetched, nor are half-typed figures read out. */
export function useDebounced<Value>(value: Value, pauseMs = 600): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
