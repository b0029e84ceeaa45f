import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { textAlone } from './textAlone.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
/** @param {string} jsx */
const moduleWith = (jsx, before = '') =>
  `import { texts } from './texts'; const unit = 'h'; export function Part({ day, isOpen, rows, note }) { ${before} return ${jsx}; }`;
/** @param {string} jsx */
const beside = (jsx, count = 1) => ({
  code: moduleWith(jsx),
  errors: Array.from({ length: count }, () => ({ messageId: 'beside' })),
});

tester.run('a text that changes stands alone', textAlone, {
  valid: [
    moduleWith('<p>{day}</p>'),
    moduleWith('<p>{`${day} of 11`}</p>'),
    moduleWith('<p>{isOpen ? "Close" : "Open"}</p>'),
    moduleWith('<p><span>{day}</span> <b>{texts.unit}</b></p>'),
    moduleWith('<p>{texts.title} {unit} <b>{day}</b></p>'),
    moduleWith('<p>{label} <b>{day}</b></p>', 'const { label } = texts;'),
    moduleWith('<p>Always the same <b>{day}</b></p>'),
    moduleWith('<ul>{rows.map((row) => <li key={row}>{row}</li>)}<li /></ul>'),
    moduleWith('<p>Text before{isOpen && <b>more</b>}</p>'),
    moduleWith('<p>{edit}<b /></p>', 'const edit = <button>{day}</button>;'),
    moduleWith('<ul>{items(rows)}<li /></ul>', 'const items = (of) => of.map((row) => <li key={row} />);'),
    moduleWith('<p>\n  {/* why */}\n  {day}\n</p>'),
  ],
  invalid: [
    beside('<td>{texts.day(day)}<small>{texts.unit}</small></td>'),
    beside('<p>Step {day} of 11</p>'),
    beside('<p>{day}/{note}</p>', 2),
    beside('<>{day}</>'),
    beside('<p>{isOpen ? "Open" : null}<b /></p>'),
    beside('<p>{isOpen && note}<b /></p>'),
    beside('<p>{`${day} days`} <b /></p>'),
    { code: moduleWith('<p>{isOpen && <b />} always</p>'), errors: [{ messageId: 'after' }] },
    { code: moduleWith('<p>{isOpen ? <b /> : null}{texts.title}</p>'), errors: [{ messageId: 'after' }] },
    { code: moduleWith('<p>{rows.map((row) => <b key={row} />)} end</p>'), errors: [{ messageId: 'after' }] },
  ],
});
