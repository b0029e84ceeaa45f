import { describe, expect, it } from 'vitest';
import { contentTag } from './contentTag';

const html = 'text/html; charset=utf-8';
const page = (words: string, ...rows: string[]) =>
  `<p>${words}</p>${rows.map((one) => `<script>self.__next_f.push([1,${JSON.stringify(one)}])</script>`).join('')}`;
const tagOf = (body: string, contentType = html, status = 200) =>
  contentTag({ status, contentType, body: Buffer.from(body) });

const first = page(
  'Hello',
  '0:["$","main",null,["$L1","$2"]]\n1:I["a.js"]\n',
  '2:{"name":"Ada"}\n:HL["a.css"]\n',
);

describe('contentTag', () => {
  it.each([
    [
      'the order and the names of its components',
      page('Hello', ':HL["a.css"]\n3:{"name":"Ada"}\n0:["$","main",null,["$L2","$3"]]\n', '2:I["a.js"]\n'),
    ],
    [
      'where React waited',
      page(
        '<!--$-->Hello<!--/$-->',
        '0:["$","main",null,["$L1","$2"]]\n1:I["a.js"]\n2:{"name":"Ada"}\n:HL["a.css"]\n',
      ),
    ],
  ])('is the same whatever %s', (_what, other) => {
    expect(tagOf(other)).toBe(tagOf(first));
  });

  it.each([
    ['its words', first.replace('Hello', 'Hullo')],
    ['what a component is given', first.replace('Ada', 'Ida')],
    ['which component is where', first.replace(String.raw`[\"$L1\",\"$2\"]`, String.raw`[\"$2\",\"$L1\"]`)],
    ['what a component is', first.replace('a.js', 'b.js')],
    ['which styles are fetched ahead', first.replace('a.css', 'b.css')],
  ])('is another for another %s', (_what, other) => {
    expect(other).not.toBe(first);
    expect(tagOf(other)).not.toBe(tagOf(first));
  });

  it('of a page’s data follows the same rules, and that of anything else its bytes', () => {
    const data = 'text/x-component';
    expect(tagOf('0:["$1"]\n1:{"a":1}\n', data)).toBe(tagOf('2:{"a":1}\n0:["$2"]\n', data));
    expect(tagOf('0:["$1"]\n1:{"a":1}\n', data)).not.toBe(tagOf('0:["$1"]\n1:{"a":2}\n', data));
    expect(tagOf('0:["$1"]\n1:{"a":1}\n', 'text/plain')).not.toBe(
      tagOf('2:{"a":1}\n0:["$2"]\n', 'text/plain'),
    );
    expect(tagOf('same', 'text/plain')).not.toBe(tagOf('same', 'text/css'));
  });

  it('of a redirect says where it leads', () => {
    const tagTo = (location: string) =>
      contentTag({ status: 308, contentType: 'undefined', location, body: Buffer.alloc(0) });
    expect(tagTo('/share/blog/a.jpg')).not.toBe(tagTo('/share/blog/b.jpg'));
  });

  it('takes a row that refers to itself for what it is', () => {
    expect(tagOf(page('', '0:["$0","$9",1]\n'))).not.toBe(tagOf(page('', '0:["$0","$9",2]\n')));
  });
});
