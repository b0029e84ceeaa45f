import { createContext, use, useEffect } from 'react';

/** Registers an operation that closing the editor would abort; the returned function ends it. */
type Begin = () => () => void;

/** Registers operations during which a save must not close the editor: uploads, image imports, open dialogs. */
export const UnderWay = createContext<Begin>(() => () => {});

export const useUnderWay = (): Begin => use(UnderWay);

/** Counts as an open dialog for as long as the component is mounted. */
export function useOpenQuestion(): void {
  const begin = useUnderWay();
  useEffect(() => begin(), [begin]);
}
