import { createContext, use, useEffect } from 'react';

/** Begins something that would end with the editor; what it answers is called when that is over. */
type Begin = () => () => void;

/** Told of everything in the editor that a save must not close it over: uploads, pictures being fetched, open questions. */
export const UnderWay = createContext<Begin>(() => () => {});

export const useUnderWay = (): Begin => use(UnderWay);

/** For as long as the component is there. */
export function useOpenQuestion(): void {
  const begin = useUnderWay();
  useEffect(() => begin(), [begin]);
}
