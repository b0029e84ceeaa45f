/** True once the vendor's script was asked for: it can only be got rid of with the page. */
export const isTagManagerLoaded = (): boolean =>
  typeof document === 'object' && document.querySelector('script[data-tag-manager]') !== null;
