import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { shrinkData } from './shrinkData';

const style = '.page { content: "→" } .wide { width: 100% }';
const byteLength = (text: string) => Buffer.byteLength(text).toString(16);
const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replace(/</g, '\\u003c')}])</script>`;
const page = (...data: string[]) =>
  `<style data-precedence="next" data-href="a">${style}.other {}</style><p>Text</p>${data.map(push).join('')}</body>`;
const row = (id: string, text: string) => `${id}:T${byteLength(text)},${text}`;
const data = (html: string) =>
  Array.from(
    html.matchAll(/push\(\[1,("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]\)/g),
    // As a browser reads it.
    ([, literal = '']) => runInNewContext(literal) as string,
  ).join('');

describe('shrinkData', () => {
  it('leaves a style in its element only, and all other data as it is', () => {
    const [before, after] = ['0:{"a":"$2"}\n', '3:["$","p",null,{"children":"</script> & →"}]\n'];
    const html = shrinkData(page(before + row('2', style) + after));
    expect(data(html)).toBe(`${after}2:T1, ${before}`);
    expect(html.split(style)).toHaveLength(2);
    expect(html).not.toContain('</script> &');
  });

  it('does the same with short styles, which stand among the data of a component', () => {
    const element = (text: string) =>
      `0:[["$","style","1",{"href":"/_next/static/chunks/a.css","children":${JSON.stringify(text)}}],"${style.slice(0, 5)}"]\n`;
    expect(data(shrinkData(page(element(style))))).toBe(element(' '));
    expect(data(shrinkData(page(element('$2'))))).toBe(element('$2'));
    expect(data(shrinkData(page(element('.later {}'))))).toBe(element('.later {}'));
  });

  it('keeps texts that are no style of the page', () => {
    const rows = row('2', 'A long text: with a colon') + row('3', '.later { color: red }');
    expect(data(shrinkData(page(rows)))).toBe(rows);
  });

  it.each([
    ['{"a":"$undefined","b":"$undefined"}', '{}'],
    ['{"a":"$undefined","b":1,"data-c":"$undefined"}', '{"b":1}'],
    ['{"a":1,"b":"$undefined","c":2}', '{"a":1,"c":2}'],
    ['["$undefined",{"a":"$undefinedly"}]', '["$undefined",{"a":"$undefinedly"}]'],
    [
      JSON.stringify({ text: 'Write {"a":1,"b":"$undefined"}' }),
      JSON.stringify({ text: 'Write {"a":1,"b":"$undefined"}' }),
    ],
  ])('leaves out properties without a value: %s', (given, expected) => {
    expect(data(shrinkData(page(`0:${given}\n`)))).toBe(`0:${expected}\n`);
  });

  it('leaves texts as they are, whatever they say', () => {
    const rows = row('2', '{"a":1,"b":"$undefined"}');
    expect(data(shrinkData(page(rows)))).toBe(rows);
  });

  it('leaves the text of a script in its element only', () => {
    const script = 'document.title = "a"';
    const rowOf = (text: string) =>
      `0:["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(text)}}}]\n`;
    const around = (text: string) =>
      `<script src="/a.js"></script><script type="application/ld+json">${script}</script>${page(rowOf(text))}`;
    expect(data(shrinkData(around(script)))).toBe(rowOf(''));
    expect(data(shrinkData(around('something(else)')))).toBe(rowOf('something(else)'));
    const long = row('2', script) + row('3', 'something(else)');
    expect(data(shrinkData(`<script>${script}</script>${page(long)}`))).toBe(
      `2:T1, ${row('3', 'something(else)')}`,
    );
  });

  it('puts long components first, what React waits for last, and leaves all else in order', () => {
    const [root, short, long] = ['0:{"a":"much longer than others"}\n', '1:["a"]\n', '2:{"a":"longer"}\n'];
    const others = '3:"/a.js"\n4:I[12345,["$3"],"A"]\n5:X\n5:["a value longer than others"]\n5:C\n';
    expect(data(shrinkData(page(root + short + others + long)))).toBe(long + short + others + root);
    const cutOff = short + long.trimEnd();
    expect(data(shrinkData(page(cutOff)))).toBe(cutOff);
  });

  it('makes one script of all, wherever they were cut', () => {
    const rows = `${row('2', style)}3:{"a":1}\n`;
    const whole = shrinkData(page(rows));
    for (const cut of [3, 6, 20, rows.length - 2]) {
      expect(shrinkData(page(rows.slice(0, cut), rows.slice(cut)))).toBe(whole);
    }
  });

  it.each([
    ['without data', page()],
    ['with bytes among its data', page(row('2', style)) + '<script>self.__next_f.push([3,"AAAA"])</script>'],
    ['whose data end too early', page(`2:T${byteLength(style)},.page`)],
    ['whose data are none', page('no rows')],
  ])('leaves a page %s alone', (_what, html) => {
    expect(shrinkData(html)).toBe(html);
  });
});
