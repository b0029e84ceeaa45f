import { boxes, dots, line, type Drawing } from './Drawing';

/** The hours before and after: the firm's logo, enlarged. */
const hours: Drawing = [
  ...boxes('green-200', [[30, 216, 350, 54]], 10),
  ...boxes('green-500', [[230, 288, 150, 54]], 10),
];

/** Questions with their answers. */
const questions: Drawing = [0, 1, 2, 3].flatMap((row) => [
  ...boxes('green-200', [[30, 40 + row * 82, 56, 56]]),
  ...boxes('line', [[108, 56 + row * 82, 272, 24]], 6),
  ...(row < 3 ? [line(`44,${69 + row * 82} 54,${80 + row * 82} 73,${56 + row * 82}`, 'green-700', 8)] : []),
]);

/** A sheet with a range for each figure. */
const report: Drawing = [
  ...boxes('card', [[40, 10, 360, 350]], 14),
  ...boxes('ink', [[76, 48, 150, 22]], 6),
  ...[0, 1, 2].flatMap((row) => [
    ...boxes('line', [[76, 118 + row * 76, 304, 14]], 7),
    ...boxes('green-200', [[110 + row * 34, 106 + row * 76, 190 - row * 28, 38]], 10),
    ...boxes('green-700', [[190 + row * 20, 106 + row * 76, 10, 38]], 4),
  ]),
];

/** Ideas by effort and value. */
const map: Drawing = [
  ...boxes('paper-2', [
    [56, 10, 96, 300],
    [162, 10, 96, 300],
    [268, 10, 112, 300],
  ]),
  line('44,0 44,322 380,322', 'ink', 5),
  ...dots('green-700', 20, [
    [100, 70],
    [206, 128],
  ]),
  ...dots('green-500', 15, [
    [118, 176],
    [216, 212],
    [312, 90],
  ]),
  ...dots('green-200', 12, [
    [88, 258],
    [186, 276],
    [300, 228],
    [334, 276],
  ]),
];

/** Ideas with their dollar figures, the largest first. */
const ledger: Drawing = [320, 236, 170, 110, 60].flatMap((width, row) => [
  ...boxes('line', [[30, 96 + row * 66, 350, 3]], 0),
  ...boxes(row < 2 ? 'green-700' : 'green-200', [[380 - width, 46 + row * 66, width, 40]], 8),
]);

/** A draft with a review's deletions and insertions. */
const draft: Drawing = [
  ...boxes('card', [[40, 20, 360, 330]], 14),
  ...boxes('line', [
    [76, 66, 304, 20],
    [76, 112, 120, 20],
    [326, 112, 54, 20],
    [76, 204, 304, 20],
    [76, 296, 190, 20],
  ]),
  ...boxes('line', [[76, 158, 220, 20]]),
  line('68,168 304,168', 'pink-600', 5),
  ...boxes('green-200', [[208, 102, 106, 40]]),
  ...boxes('green-500', [[76, 250, 250, 20]]),
];

/** Work with owners over months, and the meetings that continue or stop it. */
const roadmap: Drawing = [
  ...[0, 1, 2, 3, 4].map((month) => line(`${70 + month * 70},20 ${70 + month * 70},350`, 'line', 3)),
  ...boxes('green-200', [
    [36, 44, 92, 40],
    [262, 254, 120, 40],
  ]),
  ...boxes('green-500', [
    [106, 114, 140, 40],
    [178, 184, 150, 40],
  ]),
  ...dots('pink-600', 15, [
    [246, 134],
    [328, 204],
  ]),
  ...boxes('ink', [[36, 324, 344, 12]], 6),
];

/** A week of eight hours a day, and the hours saved. */
const week: Drawing = [0, 1, 2, 3, 4].flatMap((day) =>
  [0, 1, 2, 3, 4, 5].flatMap((hour) =>
    boxes(day === 4 || (day === 3 && hour > 3) ? 'green-500' : 'green-200', [
      [36 + day * 66, 14 + hour * 58, 56, 48],
    ]),
  ),
);

/** Layers of a system, one of them rented. */
const layers: Drawing = [
  ...boxes('green-200', [[30, 30, 350, 58]]),
  ...boxes('green-500', [[30, 98, 350, 58]]),
  ...boxes('card', [[30, 166, 350, 58]]),
  line('34,170 376,170 376,220 34,220 34,170', 'pink-600', 4),
  ...boxes('green-700', [[30, 234, 350, 58]]),
  ...boxes('ink', [[30, 302, 350, 40]]),
];

/** A build as a staircase. */
const stairs: Drawing = [0, 1, 2, 3, 4].flatMap((step) => [
  ...boxes(step === 4 ? 'green-700' : 'green-200', [[30 + step * 68, 286 - step * 62, 350 - step * 68, 52]]),
  ...boxes('green-500', [[30 + step * 68, 286 - step * 62, 58, 52]]),
]);

/** An answer, each line linked to its source passage. */
const sources: Drawing = [
  ...boxes(
    'card',
    [
      [30, 20, 170, 150],
      [240, 130, 160, 220],
    ],
    12,
  ),
  ...boxes('green-200', [
    [52, 46, 124, 20],
    [264, 226, 116, 20],
    [264, 262, 86, 20],
  ]),
  ...boxes('line', [
    [52, 84, 124, 20],
    [52, 122, 70, 20],
    [264, 154, 116, 20],
    [264, 190, 116, 20],
    [264, 300, 116, 20],
  ]),
  line('114,70 114,236 256,236', 'green-700', 6),
  ...dots('green-700', 12, [
    [114, 70],
    [256, 236],
  ]),
];

/** A conversation that a person takes over. */
const chat: Drawing = [
  ...boxes('line', [[150, 20, 230, 66]], 30),
  ...boxes('green-200', [[30, 106, 250, 66]], 30),
  ...boxes('line', [[200, 192, 180, 66]], 30),
  ...boxes('green-700', [[90, 278, 290, 66]], 30),
  ...dots('card', 14, [[126, 311]]),
];

/** Systems joined by one layer. */
const joined: Drawing = [
  ...[60, 180, 300].flatMap((y) => [
    line(`90,${y} 330,${y}`, 'green-700', 6),
    ...boxes('green-200', [[30, y - 42, 84, 84]], 12),
  ]),
  ...boxes('green-700', [[170, 6, 70, 348]], 12),
  ...[60, 180, 300].flatMap((y) => boxes('green-500', [[296, y - 42, 84, 84]], 12)),
];

/** Permissions per system: read, draft, act. */
const rights: Drawing = [0, 1, 2, 3].flatMap((row) => [
  ...boxes(
    'line',
    [
      [30, 34 + row * 84, 130, 28],
      [30, 84 + row * 84, 350, 3],
    ],
    6,
  ),
  ...dots('green-700', 17, [[204, 48 + row * 84]]),
  ...dots(row < 2 ? 'green-700' : 'line', 17, [[270, 48 + row * 84]]),
  ...dots(row < 1 ? 'green-700' : 'line', 17, [[336, 48 + row * 84]]),
]);

/** A calculation: three factors and the result. */
const sum: Drawing = [
  ...boxes('green-200', [
    [30, 60, 96, 96],
    [157, 60, 96, 96],
    [284, 60, 96, 96],
  ]),
  line('134,100 149,116', 'ink', 5),
  line('149,100 134,116', 'ink', 5),
  line('261,100 276,116', 'ink', 5),
  line('276,100 261,116', 'ink', 5),
  line('30,196 380,196', 'ink', 5),
  ...boxes('green-700', [[157, 232, 223, 96]]),
];

/** When the same facts are known: early here, late elsewhere. */
const moments: Drawing = [70, 180, 290].flatMap((y, row) => [
  line(`44,${y} 340,${y}`, 'line', 8),
  ...dots('green-700', 20, [[50 + row * 44, y]]),
  ...dots('pink-600', 14, [[330 - row * 20, y]]),
]);

/** Six disciplines and the project phases that each works on. */
const disciplines: Drawing = ['11001', '11001', '01110', '10101', '11110', '00111'].flatMap((parts, row) =>
  Array.from(parts).flatMap((part, column) =>
    dots(part === '1' ? 'green-700' : 'line', part === '1' ? 20 : 9, [[56 + column * 70, 34 + row * 58]]),
  ),
);

/** Lines of text with a figure. */
const article: Drawing = [
  ...boxes('card', [[40, 10, 360, 350]], 14),
  ...boxes('ink', [[76, 46, 230, 26]], 6),
  ...boxes('line', [
    [76, 96, 304, 16],
    [76, 126, 304, 16],
    [76, 156, 210, 16],
    [76, 316, 304, 16],
  ]),
  ...boxes('green-200', [[76, 200, 304, 36]]),
  ...boxes('green-500', [[76, 248, 130, 36]]),
];

/** A letter. */
const letter: Drawing = [
  ...boxes('card', [[40, 70, 360, 240]], 14),
  line('44,80 220,200 396,80', 'green-700', 10),
  ...boxes('green-200', [[76, 262, 120, 18]]),
];

/** Stored and deleted data. */
const kept: Drawing = [0, 1, 2, 3].flatMap((row) => [
  ...boxes(
    'line',
    [
      [30, 60 + row * 78, 190, 24],
      [30, 108 + row * 78, 350, 3],
    ],
    6,
  ),
  ...(row % 2 ? [line(`296,${72 + row * 78} 336,${72 + row * 78}`, 'ink-3', 8)] : []),
  ...(row % 2
    ? []
    : [line(`294,${72 + row * 78} 310,${88 + row * 78} 340,${54 + row * 78}`, 'green-700', 9)]),
]);

export const drawings = {
  hours,
  questions,
  report,
  map,
  ledger,
  draft,
  roadmap,
  week,
  layers,
  stairs,
  sources,
  chat,
  joined,
  rights,
  sum,
  moments,
  disciplines,
  article,
  letter,
  kept,
} as const satisfies Record<string, Drawing>;
