import { body, bold, bullets, checks, heading, link, paragraph, quote, steps, table } from './bodyNodes';
import { hoursCover } from './covers';
import type { StarterPost } from './StarterPost';

/*
 * Figures: $52,000 / 2,080 h = $25.00. Invoices 2 x 6 x 52 = 624 h = $15,600. Quotes 3 x 4 x 52 = 624 h at $75,000 /
 * 2,080 = $22,500. Month-end 1 x 12 x 12 = 144 h at $85,000 / 2,080 = $5,885. Half of the invoices 312 h = $7,800;
 * less $1,200 to run = $6,600 a year = $550 a month; $6,000 / $550 = 10.9 months. Benefits: $25.00 / 0.70 = $35.71.
 */
export const costOfRoutineWork: StarterPost = {
  title: 'What an hour of routine work costs you',
  slug: 'what-an-hour-of-routine-work-costs',
  description:
    'One formula and three worked tasks: how to put a yearly price on routine work before you spend anything on automating it.',
  category: 'Costs and savings',
  tags: ['cost model', 'worked example'],
  featured: true,
  daysBefore: 2,
  cover: {
    svg: hoursCover,
    alt: 'A grid of small squares, one for each hour of a working week; about half of them are filled in green.',
  },
  body: body(
    paragraph(
      'Most conversations about AI begin with a product. A better one begins with a number: what does this task cost us today, in a year? Without it nobody can say whether a tool at $400 a month is a bargain or a joke. With it, most decisions make themselves.',
    ),
    paragraph(
      'You don’t need a consultant for that number. You need three figures per task, and half an hour with the people who do it.',
    ),
    heading('The formula'),
    paragraph(
      'A full-time year has 52 weeks of 40 hours, 2,080 in all. So an hour of somebody’s time costs their salary divided by 2,080. The rest is multiplication:',
    ),
    quote('people × hours each × times a year × hourly rate = cost a year'),
    paragraph(
      'For “times a year” we count 250 for work done daily, 52 for weekly and 12 for monthly. These are the figures behind our ',
      link('free assessment', '/ai-opportunity-assessment'),
      ', too.',
    ),
    heading('Three tasks, worked out'),
    paragraph(
      'Take a distributor with forty people. The figures are an example, but not an unusual one; put in your own.',
    ),
    table(
      ['Task', 'People and hours', 'Hours a year', 'Rate', 'Cost a year'],
      ['Typing in supplier invoices', '2 people, 6 h a week each', '624', '$25.00', '$15,600'],
      ['Writing quotes from the price list', '3 people, 4 h a week each', '624', '$36.06', '$22,500'],
      ['Month-end sales report', '1 person, 12 h a month', '144', '$40.87', '$5,885'],
    ),
    paragraph(
      'Two things stand out. The report, which everybody complains about, is the cheapest of the three: it hurts because it comes all at once. And invoices and quotes take the same hours, but the quotes cost almost half as much again, because the people who write them earn more. ',
      bold('Complaints measure annoyance. Only hours and salaries measure cost.'),
    ),
    heading('What we leave out on purpose'),
    paragraph(
      'An employee costs more than their salary. In private industry, benefits, those that the law requires included, make up about 30 percent of what employers pay for labor, says the Bureau of Labor Statistics in its ',
      link('Employer Costs for Employee Compensation', 'https://www.bls.gov/news.release/ecec.toc.htm'),
      '. By that measure a $25.00 hour costs nearer to $36.',
    ),
    paragraph(
      'We still count the bare salary. If automating a task pays on salaries alone, it pays. If it only pays once you add overhead, office rent and “strategic value”, somebody is trying to make the numbers work.',
    ),
    heading('From cost to savings'),
    paragraph(
      'No software takes over the whole of a task. Somebody still opens the odd letter, calls the supplier whose totals don’t match, and approves the payment. So ask what the hours consist of. Reading, typing, comparing and looking things up can mostly be handed over. Deciding, apologizing and noticing that something is off can’t.',
    ),
    paragraph('Suppose that half of the invoice hours are reading and typing:'),
    bullets(
      ['Half of 624 hours is 312 hours, worth $7,800 a year.'],
      ['A tool that costs $100 a month to run takes $1,200 of that. $6,600 remain, or $550 a month.'],
      ['If setting it up costs $6,000, it has paid for itself after 10.9 months.'],
    ),
    paragraph(
      'Eleven months is decent. Had it cost $15,000 to set up, it would be 27 months, and a careful owner would look for a simpler way first: ask the ten largest suppliers for electronic invoices, for instance, which costs nothing.',
    ),
    heading('Freed hours are not yet money'),
    paragraph(
      'Here is the part that most calculations skip. If two people each save three hours a week, nobody’s paycheck gets smaller, and it shouldn’t. The $7,800 become real in one of three ways:',
    ),
    steps(
      [bold('Overtime or temporary help falls away. '), 'This shows in the books within a month.'],
      [bold('You grow without the next hire. '), 'This shows when you would have hired, not before.'],
      [
        bold('The hours go into work that earns more. '),
        'This shows only if you decide beforehand which work, and look again after a quarter.',
      ],
    ),
    paragraph(
      'If none of the three applies, the saving is comfort. Comfort is worth something. It isn’t worth $6,000.',
    ),
    heading('How to get honest hours'),
    paragraph(
      'Ask people how long a task takes and you will hear how long it feels. A tally for one normal week is better, and cheap:',
    ),
    checks(
      ['Choose a week without a holiday, a trade show or a year-end in it.'],
      [
        'Put a sheet of paper on each desk that does the task: one stroke for each started quarter of an hour.',
      ],
      ['Say what it is for. People who fear for their jobs don’t count straight, and they are right not to.'],
      ['Count the interruptions as well: the call to the warehouse belongs to the quote.'],
      ['At the end of the week, ask what was different from usual, and write it beside the number.'],
    ),
    paragraph(
      'One week is not science. But it is a number that came from your own desks, and it beats any average from a brochure, ours included.',
    ),
    heading('What to do with the list'),
    paragraph(
      'Write down the ten tasks that come up most, put the yearly cost beside each, and sort. Then look at the top three only, and ask of each: is it mostly reading and typing, are the rules clear, would we notice a mistake? The first task with three times yes is where to begin. The other nine can wait, and some of them should ',
      link('stay with people', '/blog/six-signs-a-task-should-stay-with-people'),
      '.',
    ),
  ),
};
