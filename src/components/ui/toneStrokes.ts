/** Icons of messages. A separate module, because only these are shipped to the browser, with forms. */
export const toneStrokes = {
  alert: 'M12 8v5m0 3.5v.01M10.3 4 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z',
  check: 'm5 12.5 4.5 4.5L19 7',
  info: 'M12 11v5.5m0-9v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
} as const;
