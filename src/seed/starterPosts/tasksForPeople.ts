import { body, bold, bullets, heading, link, paragraph, steps } from './bodyNodes';
import { branchesCover } from './covers';
import type { StarterPost } from './StarterPost';

/* Sums: 20 a year x 45 min = 15 h = $540.87 at $75,000 / 2,080 h. 50 x 12 min = 600 min; 50 x 10 min check + 3 x 40 min = 620 min. */
export const tasksForPeople: StarterPost = {
  title: 'Six signs that a task should stay with people',
  slug: 'six-signs-a-task-should-stay-with-people',
  description:
    'Before asking what AI could do, cross out what it shouldn’t. Six signs to check at the table, each with what to do instead.',
  category: 'Choosing tasks',
  tags: ['risk', 'oversight'],
  daysBefore: 9,
  cover: {
    svg: branchesCover,
    alt: 'A line that splits into several branches; one of them ends in a filled circle, the others in open ones.',
  },
  body: body(
    paragraph(
      'A list of tasks that software could take over is easy to write. The useful list is the shorter one that remains after you have crossed out what it shouldn’t. Crossing out is free, takes an hour, and saves the most expensive kind of project: the one that works and that nobody needed.',
    ),
    paragraph('Any one of these six signs is enough to leave a task alone, at least for now.'),
    heading('1. It happens too rarely'),
    paragraph(
      'A task that comes up twenty times a year and takes three quarters of an hour costs fifteen hours. At a salary of $75,000 that is about $540. Even free software would not pay for the meetings about it.',
    ),
    paragraph(
      bold('Instead: '),
      'write a checklist or a template. Rare tasks suffer from forgetting, and a page of paper cures that.',
    ),
    heading('2. Nobody can say what a good result is'),
    paragraph(
      'Give the same customer letter to two experienced colleagues and ask for an answer from each. If the answers differ and both are defensible, the task runs on judgment. Software will give you an answer as well, fluent and sure of itself, and you will have no way to tell whether it is a good one.',
    ),
    paragraph(
      'How badly that can end was measured with 758 consultants. With a language model they worked a quarter faster on tasks that suited it. On a task chosen to lie just beyond its reach, those who used it were right less often, by 19 percentage points, than those who didn’t (',
      link('Dell’Acqua and others, 2023', 'https://www.hbs.edu/faculty/Pages/item.aspx?num=64700'),
      '). From the outside the two kinds of task looked alike.',
    ),
    paragraph(
      bold('Instead: '),
      'write down how you decide, from twenty real cases. Often half of them turn out to follow a rule after all, and that half can be handed over later.',
    ),
    heading('3. Checking takes as long as doing'),
    paragraph(
      'Somebody has to read what the machine wrote. If a quote takes twelve minutes by hand, and a careful check of a drafted one takes ten, then fifty quotes cost 600 minutes by hand and 500 to check. Let three of the fifty come out wrong and take forty minutes each to put right, and you are at 620: slower than before, and less pleasant.',
    ),
    paragraph(
      'The opposite is just as common. A total can be checked in seconds by adding it up, an address by looking it up. ',
      bold('The best tasks are slow to do and quick to check.'),
    ),
    paragraph(
      bold('Instead: '),
      'look for the part of the task whose result can be checked at a glance, and hand over only that.',
    ),
    heading('4. One mistake costs more than a year of savings'),
    paragraph(
      'Multiply what a mistake costs by how often it will happen, and set that against the savings. A misread delivery date costs a phone call. A misread dosage, deadline or tolerance can cost the firm.',
    ),
    paragraph(
      'And it will be your mistake. When an airline’s website assistant told a customer something wrong about refunds, the airline argued that the chatbot was responsible for its own words. The tribunal didn’t agree, and the airline paid (',
      link(
        'Moffatt v. Air Canada, 2024',
        'https://www.canlii.org/en/bc/bccrt/doc/2024/2024bccrt149/2024bccrt149.html',
      ),
      ').',
    ),
    paragraph(
      bold('Instead: '),
      'let software prepare and let a person sign. Make signing a real step, with a name on it.',
    ),
    heading('5. The conversation is the product'),
    paragraph(
      'Some calls look like overhead and are the reason why customers stay: the yearly talk with the biggest account, the first hour after a complaint, the call to the family after a death in a law firm’s probate matter. Hours spent there don’t show up as revenue anywhere, which makes them an easy target on a spreadsheet.',
    ),
    paragraph(
      bold('Instead: '),
      'free the people who have these conversations from everything around them: the notes, the follow-up letter, the search for the file.',
    ),
    heading('6. The task is about to disappear'),
    paragraph(
      'Typing figures from one system into another is the classic one. It is dull, frequent and full of errors, so it tops every list. But if the vendor has an export, or the new system arrives in spring, automating the typing means building a bridge next to a ferry that is about to stop.',
    ),
    paragraph(
      bold('Instead: '),
      'ask the vendor first, in writing, with a date. Ask also whether anybody still reads the result. Reports that nobody opens are the cheapest tasks to remove.',
    ),
    heading('What is left'),
    paragraph('After an hour with the list you will have three groups:'),
    bullets(
      [bold('Crossed out. '), 'Write the reason beside each, so that the discussion needn’t be held twice.'],
      [bold('Needs work first. '), 'A rule to write down, a vendor to ask, a step to make checkable.'],
      [
        bold('Ready. '),
        'Frequent, with a clear rule, quick to check, and cheap when wrong. Expect two or three, not ten.',
      ],
    ),
    paragraph(
      'The ready ones deserve a price and a trial. For the price there is ',
      link('one formula', '/blog/what-an-hour-of-routine-work-costs'),
      '; for the trial, ',
      link('thirty of your own cases', '/blog/test-an-ai-tool-with-thirty-cases'),
      ' and an afternoon.',
    ),
    heading('Who should be at the table'),
    steps(
      ['Somebody who does the task. They know the exceptions, which are in no manual.'],
      ['Somebody who gets the result. They know which mistakes matter.'],
      ['Somebody who may say no. Otherwise nothing is ever crossed out.'],
    ),
    paragraph(
      'That is three people for an hour. If you can’t spare them for that, the project that would follow is too big for now, and knowing that is a result as well.',
    ),
  ),
};
