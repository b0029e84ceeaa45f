import { useEffect, useState } from 'react';

/** A value once it has not changed for a while: so that half-typed addresses are not fetched. */
export function useSettled<Value>(value: Value, quietMs = 600): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
