import { body, bold, bullets, checks, heading, link, paragraph, steps, table } from './bodyNodes';
import { casesCover } from './covers';
import type { StarterPost } from './StarterPost';

/*
 * Rule of three: with no error in n cases, the 95 % upper bound of the error rate is close to 3 / n (Hanley and
 * Lippman-Hand, JAMA 249, 1983). 30: 10 %, 100: 3 %, 300: 1 %. Exactly 1 - 0.05^(1/n): 9.5 %, 3.0 %, 1.0 %.
 */
export const thirtyCases: StarterPost = {
  title: 'Test an AI tool with thirty of your own cases',
  slug: 'test-an-ai-tool-with-thirty-cases',
  description:
    'A demo shows the vendor’s best case; thirty of yours show what you would live with. How to choose and score them, and what to conclude.',
  category: 'Choosing tools',
  tags: ['testing', 'worked example', 'oversight'],
  daysBefore: 16,
  cover: {
    svg: casesCover,
    alt: 'Thirty sheets of paper in three rows of ten; twenty-six carry a check mark, four are marked with a cross.',
  },
  body: body(
    paragraph(
      'Every demo works. The invoice in it is crisp, the question is short, and the answer comes as if by magic. Your invoices have coffee on them, and your customers write “same as last time, but without the two small ones”.',
    ),
    paragraph(
      'So test with your own. An afternoon is enough to rule a tool out, and that is the decision you need first. Vendors who are sure of their product will give you an account for a day; those who won’t have answered your question.',
    ),
    heading('Choose the cases before you see the tool'),
    paragraph(
      'Whoever chooses cases after a demo chooses the ones that will work. Take thirty from last month, by a rule that leaves no room for taste:',
    ),
    steps(
      [bold('Twenty as they came: '), 'every tenth one from the pile, whatever it is.'],
      [
        bold('Five hard ones: '),
        'ask the person who does the work which ones gave them trouble. They will not need long.',
      ],
      [
        bold('Five that must be refused or passed on: '),
        'a complaint among the orders, an invoice for somebody else, a question that you don’t answer. A tool that has an answer for everything fails here.',
      ],
    ),
    paragraph(
      'Black out names and account numbers first, unless you have a contract about the data. A test account seldom comes with one.',
    ),
    heading('Write down the right answers'),
    paragraph(
      'Before the test, the person who knows the work writes the right result for each case, on paper, and what would still be acceptable. That takes most of the afternoon, and it is the part that lasts: you can test the next tool, and the next version of this one, with the same sheet.',
    ),
    paragraph(
      'If two of your people disagree on a case, leave the disagreement on the sheet. The tool can’t settle it for you. If they disagree often, the task ',
      link('may not be ready', '/blog/six-signs-a-task-should-stay-with-people'),
      '.',
    ),
    heading('Score in three grades'),
    table(
      ['Grade', 'Meaning', 'Counts as'],
      ['Right', 'Could go out as it is', 'Minutes saved: all but the look at it'],
      ['Close', 'Right after a small correction', 'Minutes saved: minus the correction. Time it.'],
      ['Wrong', 'Has to be done again, or would have done harm', 'Minutes lost. Note how you noticed.'],
    ),
    paragraph(
      'The last remark is the one to think about. A wrong answer that anybody can see is a nuisance. ',
      bold('A wrong answer that looks right is the price of the tool.'),
      ' Count these on their own.',
    ),
    heading('What thirty cases can tell you'),
    paragraph(
      'Suppose nothing went wrong at all. How safe is that? There is an old rule from medicine for it: if you have seen no failure in a number of cases, the true failure rate may still be as high as three divided by that number, with 95 percent confidence (',
      link('Hanley and Lippman-Hand, JAMA 1983', 'https://doi.org/10.1001/jama.1983.03330370053031'),
      ').',
    ),
    table(
      ['Cases without a failure', 'The true rate may still be', 'In 1,000 cases'],
      ['30', '10%', 'up to 100 failures'],
      ['100', '3%', 'up to 30 failures'],
      ['300', '1%', 'up to 10 failures'],
    ),
    paragraph(
      'So thirty clean cases don’t prove that a tool is good. They prove that it isn’t bad enough to stop here. Four wrong ones in thirty, on the other hand, prove a great deal, and they cost you one afternoon and not one year.',
    ),
    heading('Before you sign'),
    paragraph('If the tool passes, go on in steps that get more expensive only as you get surer:'),
    checks(
      [
        'Two weeks side by side: people do the work as before, the tool does it too, nobody uses its answers.',
      ],
      ['Compare. By now you have a few hundred cases, and a number that means something.'],
      ['Then let it draft, with a person who approves each one. Keep counting corrections.'],
      [
        'Only then let it act alone, on the kind of case where it has not failed, with a sample checked each week.',
      ],
      ['Repeat the thirty cases after each update. Models change without asking you.'],
    ),
    heading('Questions for the vendor'),
    bullets(
      ['What does the tool do when it isn’t sure? Can we see that, and set the limit ourselves?'],
      ['Is our data used to train anything? Where does the contract say so?'],
      [
        'What happens when a document contains instructions to the tool? Text that a model reads can steer it; ',
        link('OWASP lists that risk first', 'https://genai.owasp.org/llmrisk/llm01-prompt-injection/'),
        '.',
      ],
      ['How do we get our data and our settings out when we leave?'],
      ['When the model behind it changes, who tells us, and how long can we stay on the old one?'],
    ),
    paragraph(
      'Good vendors like these questions. They have thought about them, and they know that few of their competitors have.',
    ),
    heading('What it is worth'),
    paragraph(
      'Keep the sheet, the grades and the timings together. With the minutes saved per case and the cases per month you have all that ',
      link('the cost formula', '/blog/what-an-hour-of-routine-work-costs'),
      ' asks for, and the answer rests on your own work instead of on a slide.',
    ),
  ),
};
