export const inks = {
  text: '#0f1d17',
  soft: '#43524b',
  line: '#d5ddd7',
  accent: '#16674c',
  accentLight: '#a9cdbd',
};

export const textSizePt = 10.5;
export const smallSizePt = 9;
