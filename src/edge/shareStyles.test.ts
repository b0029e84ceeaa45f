import { describe, expect, it } from 'vitest';
import { shareStyles } from './shareStyles';

const style = '.page { content: "→" } .wide { width: 100% }';
const byteLength = (text: string) => Buffer.byteLength(text).toString(16);
const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replace(/</g, '\\u003c')}])</script>`;
const page = (...data: string[]) =>
  `<style data-precedence="next" data-href="a">${style}.other {}</style><p>Text</p>${data.map(push).join('')}</body>`;
const row = (id: string, text: string) => `${id}:T${byteLength(text)},${text}`;
const data = (html: string) =>
  Array.from(
    html.matchAll(/push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g),
    ([, text = '']) => JSON.parse(text) as string,
  ).join('');

describe('shareStyles', () => {
  it('leaves a style in its element only, and all other data as it is', () => {
    const [before, after] = ['0:{"a":"$2"}\n', '3:["$","p",null,{"children":"</script> & →"}]\n'];
    const html = shareStyles(page(before + row('2', style) + after));
    expect(data(html)).toBe(`${before}2:T1, ${after}`);
    expect(html.split(style)).toHaveLength(2);
    expect(html).not.toContain('</script> &');
  });

  it('does the same with short styles, which stand among the data of a component', () => {
    const element = (text: string) =>
      `0:[["$","style","1",{"href":"/_next/static/chunks/a.css","children":${JSON.stringify(text)}}],"${style.slice(0, 5)}"]\n`;
    expect(data(shareStyles(page(element(style))))).toBe(element(' '));
    expect(data(shareStyles(page(element('$2'))))).toBe(element('$2'));
    expect(data(shareStyles(page(element('.later {}'))))).toBe(element('.later {}'));
  });

  it('keeps texts that are no style of the page', () => {
    const rows = row('2', 'A long text: with a colon') + row('3', '.later { color: red }');
    expect(data(shareStyles(page(rows)))).toBe(rows);
  });

  it('makes one script of all, wherever they were cut', () => {
    const rows = `${row('2', style)}3:{"a":1}\n`;
    const whole = shareStyles(page(rows));
    for (const cut of [3, 6, 20, rows.length - 2]) {
      expect(shareStyles(page(rows.slice(0, cut), rows.slice(cut)))).toBe(whole);
    }
  });

  it.each([
    ['without data', page()],
    ['with bytes among its data', page(row('2', style)) + '<script>self.__next_f.push([3,"AAAA"])</script>'],
    ['whose data end too early', page(`2:T${byteLength(style)},.page`)],
    ['whose data are none', page('no rows')],
  ])('leaves a page %s alone', (_what, html) => {
    expect(shareStyles(html)).toBe(html);
  });
});
