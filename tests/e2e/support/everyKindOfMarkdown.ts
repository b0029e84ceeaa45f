import type { StoredPicture } from '@/domain/markdown/StoredPicture';

/** A text that has one of everything, beginning with the author's paragraph `opening`. */
export const everyKindOfMarkdown = (opening: string, { filename, alt }: StoredPicture): string => `${opening}

## Plain words

Plain, *emphasis*, **strong**, ~~struck~~, \`code\` and ***all* of them**, in lines
that are wrapped, with a hard\\
break and **_another order_** of formats. A [link](/contact "With a title"), **[a strong one](https://example.com)** and
https://example.com/a?b=c as it is. Code with an address: \`https://example.com\`. A footnote[^1].

### Lists

- one
  - nested
    1. deeper
- two

3. loose

4. numbers

- [x] done
- [ ] to do
  - [ ] a part of it

* two paragraphs

  in one item

> A quote in *one* paragraph.

> Two paragraphs

> - and a list
>
> in a quote

\`\`\`sql title="sums"
select sum(hours) from tasks where week > 12 -- so far
\`\`\`

    indented code

| Task | Hours | Kind | *Note* |
| :- | -: | :-: | - |
| Invoices | 11 | \`a\` | **b** |
| Reminders | | c \\| d | |

![${alt}](/blog-images/${filename})

![Elsewhere](https://example.com/picture.png)

# A heading too large for a post

###### And one too small

---

A [reference][there], <b>HTML</b> and <script>alert(1)</script>.

<div onclick="alert(1)">A block of it</div>

[there]: https://example.com/there "There"

[^1]: The note, *with* a [link](/about).

The last paragraph.`;
