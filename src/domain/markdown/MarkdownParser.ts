import type { Root } from 'mdast';
import type { Extension } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { expectLabels } from './expectLabels';
import { ExpectedLabels } from './ExpectedLabels';
import { knownPieces, type LabelLists } from './knownPieces';
import { LabelList } from './LabelList';
import { labelSyntax } from './labelSyntax';
import { listSyntax } from './listSyntax';
import { labelsOf, MarkdownLabels } from './MarkdownLabels';
import { markdownLimits } from './markdownLimits';
import { MarkdownProblem } from './MarkdownProblem';
import { parsePieces } from './parsePieces';
import { nestingProblem } from './sizeProblem';
import { tableProblem } from './tableProblem';
import { treeDepth } from './treeDepth';
import {
  withoutAddresses,
  withoutAddressNodes,
  withoutMailAddresses,
  type TreeExtensions,
} from './withoutAddresses';

/** Where an address may begin that isn't one of mail. Escapes break no word, but characters can be written as numbers. */
const addressBeginning = /http|www|&#|&commat/i;

type Reading = 'all' | 'withoutMail' | 'withoutAddresses';

function readingOf(text: string): Reading {
  if (text.includes('@')) return 'all';
  return addressBeginning.test(text) ? 'withoutMail' : 'withoutAddresses';
}

/**
 * The one door to the parser. It reads texts that stand beside others of which only the labels matter: what is defined
 * there isn't parsed again with each of them.
 */
export class MarkdownParser {
  private readonly processors: Partial<Record<Reading, Processor<Root>>> = {};
  /** What pieces of the text that is being parsed may find in others of it. */
  private expected = expectLabels('');
  /** Of the piece that is being parsed. */
  private lists: LabelLists;

  /** `known`: what the texts beside define. `pieceLength`: how many characters of a text are parsed at once. */
  constructor(
    private readonly known = new MarkdownLabels(),
    private readonly pieceLength: number = 4_000,
  ) {
    this.lists = this.emptyLists();
  }

  /**
   * A normalized text whose size has been looked at (see `sizeProblem`). Throws a MarkdownProblem when it is nested too
   * deeply or has too many cells.
   */
  parse(markdown: string): Root {
    const tree = this.treeOf(markdown);
    const problem = treeDepth(tree) > markdownLimits.maxDepth ? nestingProblem : tableProblem(tree);
    if (problem) throw new MarkdownProblem(problem);
    return tree;
  }

  /** The parser's own passes over the tree call themselves: what is far too deep ends them with a RangeError. */
  private treeOf(markdown: string): Root {
    try {
      return this.treeWithLabels(markdown);
    } catch (error) {
      if (error instanceof RangeError) throw new MarkdownProblem(nestingProblem);
      throw error;
    }
  }

  /** Once more where something only looked like a definition: what is defined doesn't depend on what is referred to. */
  private treeWithLabels(markdown: string): Root {
    this.expected = expectLabels(markdown.length > this.pieceLength ? markdown : '');
    const tree = this.treeOfPieces(markdown);
    if (markdown.length <= this.pieceLength) return tree;
    const { definitions, footnotes } = labelsOf(tree);
    const { expected } = this;
    if (expected.definitions.agreeWith(definitions) && expected.footnotes.agreeWith(footnotes)) return tree;
    this.expected = {
      definitions: new ExpectedLabels(new Set(definitions.keys())),
      footnotes: new ExpectedLabels(new Set(footnotes.keys())),
    };
    return this.treeOfPieces(markdown);
  }

  private treeOfPieces(markdown: string): Root {
    return parsePieces(markdown, (text) => this.treeOfPiece(text), this.pieceLength);
  }

  private treeOfPiece(text: string): Root {
    const lists = this.emptyLists();
    const known = knownPieces.get(text, lists);
    if (known) return known;
    this.lists = lists;
    const tree = this.processorFor(text).parse(text);
    knownPieces.keep(text, { tree, lists });
    return tree;
  }

  /** Made when a text first needs it: for a short text, making all of them takes longer than parsing. */
  private processorFor(text: string): Processor<Root> {
    const reading = readingOf(text);
    return (this.processors[reading] ??= processorFor[reading](labelSyntax(() => this.lists)));
  }

  private emptyLists(): LabelLists {
    return {
      definitions: new LabelList(this.known.definitions, this.expected.definitions),
      footnotes: new LabelList(this.known.footnotes, this.expected.footnotes),
    };
  }
}

/** `extendSyntax`: what is asked last comes first. */
const processorWith = (
  extendSyntax: (gfm: readonly Extension[]) => Extension[],
  extendTree = (gfm: TreeExtensions) => gfm,
): Processor<Root> =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(function () {
      const data = this.data();
      data.micromarkExtensions = [...extendSyntax(data.micromarkExtensions ?? []), listSyntax];
      data.fromMarkdownExtensions = extendTree(data.fromMarkdownExtensions ?? []);
    })
    .freeze();

const processorFor: Readonly<Record<Reading, (syntax: Extension) => Processor<Root>>> = {
  all: (syntax) => processorWith((gfm) => [...gfm, syntax]),
  withoutMail: (syntax) => processorWith((gfm) => [...gfm.map(withoutMailAddresses), syntax]),
  withoutAddresses: (syntax) =>
    processorWith((gfm) => [...gfm.map(withoutAddresses), syntax], withoutAddressNodes),
};
