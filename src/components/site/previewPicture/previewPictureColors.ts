/** The colors of `tokens.css` in preview images: the image renderer doesn't support custom properties. */
export const previewPictureColors = {
  paper: '#f7f9f7',
  'paper-2': '#ecf1ed',
  card: '#ffffff',
  line: '#d5ddd7',
  ink: '#0f1d17',
  'ink-3': '#5a6861',
  'green-700': '#16674c',
  'green-500': '#2a9470',
  'green-200': '#b7e3cf',
  'pink-600': '#c2185b',
} as const;
