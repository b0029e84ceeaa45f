import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appleNotes, googleDocs, libreOffice, notion, webPage } from './fixtures/docs';
import { excel, googleSheets, wordReport } from './fixtures/office';
import { word, wordOnline } from './fixtures/word';
import { googleDocsList, notionPage, pages } from './fixtures/writers';
import { linkWithoutTracker } from './linkWithoutTracker';
import { markdownOfHtml } from './markdownOfHtml';

const origin = 'https://firm.example';
const paste = (html: string) => markdownOfHtml(html, origin);

describe('what is pasted', () => {
  it('from Word', () => {
    expect(paste(word)).toEqual({
      markdown: `## Plan for the year

We **save** *time*, not ~~people~~.

### First steps

- Invoices
  - Paper
- Orders

1. Measure
2. Decide

| Task | Hours |
| - | - |
| Sorting | 12 |

See [the study](https://example.org/a?id=3) and above.`,
      isInline: false,
      droppedPictures: [
        {
          address: 'file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png',
          alt: '',
        },
      ],
      foreignPictures: [],
    });
  });

  it('from Word in a browser', () => {
    expect(paste(wordOnline).markdown).toBe('## Notes\n\n- One\n  - Below\n- **Two**');
  });

  it('from Google Docs', () => {
    expect(paste(googleDocs)).toEqual({
      markdown: `## Plan

**Bold** and *slanted* and ~~gone~~, see [the report](https://example.org/report).

### Steps

- One
  - Inside
- Two

| Name | Sum |
| - | - |
| Ada Ltd | 3 |`,
      isInline: false,
      droppedPictures: [{ address: 'https://lh7-rt.googleusercontent.com/docsz/AD_x', alt: '' }],
      foreignPictures: [{ address: 'https://lh7-rt.googleusercontent.com/docsz/AD_x', alt: '' }],
    });
  });

  it('from LibreOffice', () => {
    expect(paste(libreOffice).markdown).toBe(
      '## Top\n\n**Strong** ~~old~~\n\n1. First\n2. Second\n   - Deep',
    );
  });

  it('from Notes', () => {
    expect(paste(appleNotes).markdown).toBe('## Shopping\n\n**Buy** now\n\n- Milk\n- Tea');
  });

  it('from Notion', () => {
    expect(paste(notion).markdown).toBe(
      '## Road map\n\nA **word** and `code`.\n\n- One\n  - Below\n- Two\n\n```sql\nselect 1;\n```\n\n> Said\n\n| A | B |\n| - | - |\n| 1 | 2 |',
    );
  });

  it('from a page, without its trackers, scripts and pictures', () => {
    expect(paste(webPage)).toEqual({
      markdown:
        '## Prices\n\nFrom [here](https://shop.example/p) *on*. More [contact](/contact?x=1#top)\n\n---\n\n### Less',
      isInline: false,
      droppedPictures: [{ address: 'https://shop.example/a.png', alt: 'A' }],
      foreignPictures: [{ address: 'https://shop.example/a.png', alt: 'A' }],
    });
  });

  it('from a report in Word', () => {
    expect(paste(wordReport)).toEqual({
      markdown: `## Where time goes

**Every Friday** the **clerks** **_retype_** them all.\\[1]

3. Measure
   1. hours
   2. errors
4. Decide

| Task | Hours | |
| - | - | - |
| Sorting \\| filing | 12 | 9 |`,
      isInline: false,
      droppedPictures: [],
      foreignPictures: [],
    });
  });

  it('from Excel', () => {
    expect(paste(excel).markdown).toBe(`| Process | Hours | Source |
| - | - | - |
| Invoices | 1,120 | [survey](https://example.org/hours) |
| Reminders by phone | 300 | |
| **Total** | **1,420** | |`);
  });

  it('from Google Sheets', () => {
    expect(paste(googleSheets).markdown).toBe(`| Task | Share |
| - | - |
| [Sorting](https://example.org/a) | 40% |
| **_All_** | ~~60%~~ |`);
  });

  it('from Google Docs, with a checklist', () => {
    expect(paste(googleDocsList)).toEqual({
      markdown: `### After the [pilot](/blog/pilot)

- [x] ~~Ask the clerks~~
- [ ] Count again

3. **Bold, _and slanted_** then not
   1. Below`,
      isInline: false,
      droppedPictures: [],
      foreignPictures: [],
    });
  });

  it('from Pages', () => {
    expect(paste(pages).markdown).toBe(`**Why now**

Not *one* week is ~~cheap~~ **short**.

- First
  - Inside
- Second

| Day | Hours |
| - | - |
| Mon | 3 |`);
  });

  it('from Notion, with tasks, a toggle and a picture', () => {
    expect(paste(notionPage)).toEqual({
      markdown: `### Next

- [ ] Call the **bank**
- [x] Send the [plan](https://example.org/plan)

Details

Kept ~~secret~~ here.

| A | B |
| - | - |
| 1 | \`x \\| y\` |

1. One
   1. Deeper

      with more`,
      isInline: false,
      droppedPictures: [expect.objectContaining({ alt: 'shot.png' })],
      foreignPictures: [
        {
          address: 'https://prod-files-secure.s3.us-west-2.amazonaws.com/a/b/shot.png?X-Amz-Expires=3600',
          alt: 'shot.png',
        },
      ],
    });
  });

  it.each([
    ['<p>a<b> b </b>c</p>', 'a **b** c'],
    ['<p><b>a<br></b>b</p>', '**a**\\\nb'],
    ['<p><i> </i>a <b><i>b</i></b><b><i>c</i> d</b></p>', 'a **_bc_ d**'],
    ['<p style="font-weight:bold">a <span style="font-weight:400">b</span></p>', 'a b'],
    ['<p style="font-weight:700">a <b>b</b></p>', '**a b**'],
  ])('with formats at the edges of words: %s', (html, markdown) =>
    expect(paste(html).markdown).toBe(markdown),
  );

  it.each([
    ['<h2><a class="anchor" href="https://d.example/#install"></a>Install</h2>', '## Install'],
    [
      '<div><h2>Install</h2><a href="https://d.example/#install"><svg><path></path></svg></a></div>',
      '## Install',
    ],
    ['<p>a<a href="https://d.example"> </a>b</p>', 'a b'],
    ['<p>a<a href="https://d.example">\u200B</a></p>', 'a\u200B'],
    [
      '<figure><a href="https://w.example/File:A.jpg"><img src="https://w.example/a.jpg"></a><figcaption>A robot.</figcaption></figure>',
      'A robot.',
    ],
    [
      `<p><a href="https://d.example"><b><img src="${origin}/blog-images/desk-1a2b3c4d.webp" alt="A desk"></b></a></p>`,
      '[![A desk](/blog-images/desk-1a2b3c4d.webp)](https://d.example)',
    ],
  ])('with links that show something alone: %s', (html, markdown) =>
    expect(paste(html).markdown).toBe(markdown),
  );

  it.each([
    ['<dl><dt>Agent</dt><dd>A program.</dd><dd>A person.</dd></dl>', 'Agent\n\nA program.\n\nA person.'],
    ['<details><summary>More</summary>Words</details>after', 'More\n\nWords\n\nafter'],
    ['<figure><figcaption>A robot.</figcaption></figure>Words', 'A robot.\n\nWords'],
    ['<aside>a</aside><nav>b</nav><center>c</center>d', 'a\n\nb\n\nc\n\nd'],
    ['<header>a</header><address>b</address><footer>c</footer>', 'a\n\nb\n\nc'],
    ['<form>a<fieldset><legend>b</legend>c</fieldset></form>', 'a\n\nb\n\nc'],
    ['<ul><li><details><summary>a</summary></details></li><li><figure>b</figure></li></ul>', '- a\n- b'],
    ['<table><tr><th><dl><dt>a</dt><dd>b</dd></dl></th></tr></table>', '| a b |\n| - |'],
    [
      '<table><caption>Hours <b>per</b> week</caption><tr><th>A</th></tr><tr><td>1</td></tr></table>',
      'Hours **per** week\n\n| A |\n| - |\n| 1 |',
    ],
    ['<h2><div>a</div><div>b<br>c</div></h2>', '## a b c'],
    ['<table><caption> </caption><tr><th>A</th></tr></table>', '| A |\n| - |'],
  ])('with the words of each block apart: %s', (html, markdown) =>
    expect(paste(html).markdown).toBe(markdown),
  );

  it('within a line', () => {
    expect(paste('<p>some <b>words</b></p>')).toEqual({
      ...{ markdown: 'some **words**', isInline: true, droppedPictures: [], foreignPictures: [] },
    });
  });

  it('with a picture of the site', () => {
    const html = `<p><img src="${origin}/blog-images/desk-1a2b3c4d.webp" alt="A desk"></p>`;
    expect(paste(html).markdown).toBe('![A desk](/blog-images/desk-1a2b3c4d.webp)');
  });

  it('whatever it is', () => {
    const part = fc.constantFrom(
      '<ul>',
      '<li>',
      '</ul>',
      '<p>',
      'a',
      '<b>',
      '</p>',
      '<table>',
      '<tr>',
      '<td>',
      '<h1>',
      '<pre>',
      '<a href="//x">',
      '<a href="https://x.example">',
      '<dt>',
      '<caption>',
      '</details>',
      '<img>',
      '<p style="mso-list:l0 level3">',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const { markdown } = paste(parts.join(''));
        expect(markdown).not.toMatch(/<img|\[\s*\]\(/);
      }),
    );
  });
});

describe('linkWithoutTracker', () => {
  it.each([
    ['https://www.google.com/url?q=https://a.example/b%3Fx%3D1&sa=D', 'https://a.example/b?x=1'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F%3Ffbclid%3D1&h=A', 'https://a.example/'],
    ['https://a.example/?q=1&utm_campaign=x#y', 'https://a.example/?q=1#y'],
    ['https://a.example', 'https://a.example'],
    ['mailto:mail@a.example', 'mailto:mail@a.example'],
    ['https://firm.example/blog/x', '/blog/x'],
    ['#_ftn1', null],
    ['file:///C:/x.docx', null],
    ['javascript:alert(1)', null],
    ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
  ])('%s', (href, target) => expect(linkWithoutTracker(href, origin)).toBe(target));
});
