/** Returns whether the vendor's script was requested. Only a page reload can remove it. */
export const isTagManagerLoaded = (): boolean =>
  typeof document === 'object' && document.querySelector('script[data-tag-manager]') !== null;
