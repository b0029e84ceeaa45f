import { foldAccents } from '@/domain/text/foldAccents';

/** Placeholder answers, reduced to letters and digits. */
const nothingSaid = new Set(
  (
    'na|none|no|non|nope|nah|nil|null|void|nothing|nothing really|nothing much|nothing specific|nothing special|' +
    'nothing to add|nothing comes to mind|nothing in particular|nothing yet|nothing at the moment|not sure|not sure yet|' +
    'unsure|no idea|no clue|no comment|no bottlenecks|no goals|none really|none yet|none at the moment|none so far|' +
    'not applicable|does not apply|dont know|i dont know|do not know|i do not know|idk|dunno|not yet|later|tbd|tba|tbc|' +
    'to be decided|to be determined|to be confirmed|to be discussed|todo|whatever|see above|see below|as above|same|' +
    'same as above|ditto|test|testing|test test|just testing|this is a test|foo|bar|foobar|blah|blah blah|bla|bla bla|' +
    'lorem ipsum|hello|hi|ok|okay|yes|x|skip|pass|unknown|undecided|maybe|any|anything|all good|kein|keine|nada|rien'
  ).split('|'),
);

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm'];

/** Whether a text is a placeholder: "n/a", "-", "not sure yet.", "asdf", "xxx". An empty text is one, too. */
export function isNonAnswer(text: string): boolean {
  const letters = foldAccents(text).toLowerCase().replace(/['’]/gu, '');
  const line = letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const joined = line.replaceAll(' ', '');
  if (/^\p{N}*$/u.test(joined) || /^([a-z])\1*$/u.test(joined))
    return !/\p{Extended_Pictographic}/u.test(text);
  return nothingSaid.has(line) || nothingSaid.has(joined) || isKeyboardMash(joined);
}

/** Whether a word is three or more adjacent keys ("asd", "qwerty"), possibly repeated ("asdfasdf"). */
function isKeyboardMash(word: string): boolean {
  const once = /^(.{3,}?)\1*$/u.exec(word)?.[1] ?? word;
  return once.length >= 3 && keyboardRows.some((row) => row.includes(once));
}
