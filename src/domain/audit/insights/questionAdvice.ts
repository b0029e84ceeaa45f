import type { QuestionId } from '../questionnaire';
import type { AnswerLevel } from './AnswerLevel';

interface Step {
  /** In the imperative, without a period. */
  title: string;
  detail: string;
  effort: string;
  owner: string;
}

export interface QuestionAdvice {
  /** Topic of the question; reads well after "for" and "your answer on". */
  subject: string;
  /** Meaning of the answer for the firm. */
  meaning: Record<AnswerLevel, string>;
  /** The consequence for an AI project. */
  consequence: string;
  step: Record<AnswerLevel, Step>;
  /** What would fail until the answer is high. */
  notYet: string;
}

/** Report copy for each question: the meaning of its answer and the advice. Levels are those of `levelOf`. */
export const questionAdvice: Record<QuestionId, QuestionAdvice> = {
  q1: {
    subject: 'getting figures you trust',
    meaning: {
      low: 'Simple questions about your own business take days to answer, and the answer is doubted when it comes.',
      middle: 'You get the figures in the end, but someone has to collect and correct them first.',
      high: 'You can ask a question about your business and believe the answer the same day.',
    },
    consequence:
      'An AI tool repeats what it is given: if the customer list holds doubles and gaps, so will every letter, forecast and reminder made from it, only faster.',
    step: {
      low: {
        title: 'Make one list right',
        detail:
          'Take the list you ask for most, usually customers or open orders. Remove doubles, fill the fields you need, and say in which program it lives from now on.',
        effort: 'about two days of one person, once',
        owner: 'the office manager, or whoever is asked for the list today',
      },
      middle: {
        title: 'Write down where three figures come from',
        detail:
          'For sales, open work and overdue invoices, note the program, the filter and the person who answers for them. Have two people pull each figure and compare.',
        effort: 'one day',
        owner: 'the person who prepares your monthly figures',
      },
      high: {
        title: 'Add one check that runs monthly',
        detail:
          'Count doubles and empty fields in your main list every month and write the number down, so that you notice when the quality slips.',
        effort: 'an hour a month',
        owner: 'the person who answers for the list',
      },
    },
    notYet:
      'Don’t buy a dashboard or a forecasting tool yet. It would show the doubted figures in better colors.',
  },
  q2: {
    subject: 'keeping information in shared systems',
    meaning: {
      low: 'What your team knows sits in inboxes, on paper and in files that belong to one person.',
      middle:
        'Part of the work happens in shared systems, and part of it still in private files and inboxes.',
      high: 'Your team works from the same shared systems.',
    },
    consequence:
      'No tool can use what it can’t reach. As long as the history of a customer lies in one person’s inbox, an assistant answers without it.',
    step: {
      low: {
        title: 'Move one kind of record out of the inboxes',
        detail:
          'Choose the record whose loss would hurt most, such as quotes or customer requests. From a fixed day on, new ones go into one shared place; the old ones follow when they are touched.',
        effort: 'half a day to decide, then 15 minutes a day for a month',
        owner: 'you decide the place, the team lead watches that it is used',
      },
      middle: {
        title: 'Close the three most used private files',
        detail:
          'Ask everyone which own spreadsheet they couldn’t work without. Move the three named most often into a shared system, and lock the old copies.',
        effort: 'three to five days, spread over a month',
        owner: 'the team lead whose people keep most of them',
      },
      high: {
        title: 'List what an assistant could read',
        detail:
          'Write one page: which systems you have, what is in them, and whether each has an export or a connection that other programs can use.',
        effort: 'half a day',
        owner: 'whoever looks after your systems',
      },
    },
    notYet:
      'Don’t set up a company-wide search or chat assistant yet. It would know only half of your records.',
  },
  q3: {
    subject: 'deciding who may use which records',
    meaning: {
      low: 'Nobody has decided who may use which records, so each person decides alone what goes into which tool.',
      middle:
        'There is an understanding about who may use which records, but it isn’t written down everywhere.',
      high: 'It is written down and set up who may use which records.',
    },
    consequence:
      'The first time someone pastes a customer file into a free tool, the decision has been made for you, and you may have to explain it to that customer.',
    step: {
      low: {
        title: 'Decide on one page what may go into an AI tool',
        detail:
          'Three columns: may be used freely, only in tools you have checked, never. Put your ten most common kinds of record into them and read the page to the team.',
        effort: 'half a day',
        owner: 'you, with the person who handles payroll or contracts',
      },
      middle: {
        title: 'Turn the understanding into settings',
        detail:
          'Write down the rules people already follow, compare them with the access rights in your systems, and correct what differs. Remove accounts of people who have left.',
        effort: 'one to two days',
        owner: 'whoever looks after your systems',
      },
      high: {
        title: 'Keep a list of approved tools',
        detail:
          'Name the AI tools that may be used, for which kinds of record, and who checks the terms again once a year.',
        effort: 'two hours, then an hour a quarter',
        owner: 'the person who wrote the rules',
      },
    },
    notYet:
      'Don’t connect an AI tool to mail, files or customer records yet. It would see what its user may not.',
  },
  q4: {
    subject: 'doing routine jobs the same way',
    meaning: {
      low: 'The same job is done differently depending on who does it.',
      middle: 'The main steps are alike, but the exceptions are in people’s heads.',
      high: 'Your routine jobs follow the same written steps whoever does them.',
    },
    consequence:
      'Software can only take over a job whose steps can be said. Otherwise the project spends its first weeks, and your money, on finding out how you work.',
    step: {
      low: {
        title: 'Write down one job as it is done',
        detail:
          'Choose the job that comes up most often. Watch two people do it, note the steps on one page, agree on one way and try it for two weeks.',
        effort: 'one day, then 15 minutes a week',
        owner: 'the person who does the job most',
      },
      middle: {
        title: 'Collect the exceptions of one job',
        detail:
          'For four weeks, note every case that didn’t follow the usual steps and what was done. The ten most common exceptions become rules.',
        effort: 'five minutes a day for a month, then half a day',
        owner: 'the team that does the job',
      },
      high: {
        title: 'Count minutes on your three most frequent jobs',
        detail:
          'Note for two weeks how often each comes up and how long it takes. The product tells you what to automate first, and what it may cost.',
        effort: 'five minutes a day for two weeks',
        owner: 'the team lead',
      },
    },
    notYet:
      'Don’t automate a job that each person does differently. You would pay for software that only one of them can use.',
  },
  q5: {
    subject: 'passing information between programs',
    meaning: {
      low: 'Your people carry information from one program to another by typing it again.',
      middle: 'Some programs pass information on, and between the others someone exports, imports or types.',
      high: 'Your main programs pass information on by themselves.',
    },
    consequence:
      'Every hand-over by typing is a place where an automated job stops and waits for a person, and where a slip of the finger becomes a wrong invoice.',
    step: {
      low: {
        title: 'Remove the worst retyping',
        detail:
          'List where something is typed that is already in another program. Ask both vendors about the pair used most: a ready-made connection often exists and costs less than a month of typing.',
        effort: 'half a day for the list, one to three days for the connection',
        owner: 'whoever looks after your systems, with the person who types',
      },
      middle: {
        title: 'Replace one export by a connection',
        detail:
          'Take the export that is run most often. Have it run on a schedule, with a message to one person when it fails.',
        effort: 'two to four days',
        owner: 'whoever looks after your systems',
      },
      high: {
        title: 'Draw your connections on one page',
        detail:
          'Which program sends what to which other, and who notices when it stops. It is the map that every further project starts from.',
        effort: 'half a day',
        owner: 'whoever looks after your systems',
      },
    },
    notYet:
      'Don’t ask for an AI agent that acts in several of your programs yet. It would need the connections that are missing.',
  },
  q6: {
    subject: 'letting routine jobs run by themselves',
    meaning: {
      low: 'Almost nothing happens in your business unless someone thinks of it.',
      middle: 'A few jobs run by themselves; the rest wait until someone remembers.',
      high: 'Most of what can run by itself already does.',
    },
    consequence:
      'A firm that has never let a reminder go out by itself will not let an AI tool answer a customer. Trust in automation is learned on small things.',
    step: {
      low: {
        title: 'Let one reminder run by itself',
        detail:
          'Payment reminders, appointment confirmations or a weekly report: most accounting and calendar programs can do one of them without extra cost. Switch it on and read along for a month.',
        effort: 'half a day, then ten minutes a week',
        owner: 'the person who sends it by hand today',
      },
      middle: {
        title: 'Automate the next three in line',
        detail:
          'Ask the team what they send, copy or check every week. Take the three with the clearest rule and name for each who notices when it fails.',
        effort: 'two to three days',
        owner: 'the team lead',
      },
      high: {
        title: 'Look for jobs that need reading, not rules',
        detail:
          'What is left by hand usually means reading texts: sorting mail, comparing contracts, drafting answers. That is where language models add something new. Collect ten examples of one such job.',
        effort: 'half a day',
        owner: 'the person who does that reading',
      },
    },
    notYet:
      'Don’t start with a customer-facing chatbot. Let something small run unattended inside the firm first.',
  },
  q7: {
    subject: 'learning a new program',
    meaning: {
      low: 'The last new program met resistance, and some people still work around it.',
      middle: 'New programs arrive, but slowly, and not with everyone.',
      high: 'Your team takes up new programs within weeks.',
    },
    consequence:
      'A tool that half of the team avoids costs twice: its fee, and the old way that goes on beside it.',
    step: {
      low: {
        title: 'Ask why the last program failed',
        detail:
          'Talk for 15 minutes each with the three people who use it least. Fix the reason named most often before anything new arrives; it would come up again.',
        effort: 'two hours, plus the fix',
        owner: 'you: people answer the owner differently',
      },
      middle: {
        title: 'Train two people to help the others',
        detail:
          'Choose two whom colleagues already ask. Give them two hours a week to learn and to help, and announce that this is part of their job.',
        effort: 'four hours a week for two months',
        owner: 'the team lead',
      },
      high: {
        title: 'Set an end date for the old way',
        detail:
          'With each new tool, say beforehand on which day the old file or form is closed. It keeps the speed you already have.',
        effort: 'an hour per tool',
        owner: 'the team lead',
      },
    },
    notYet: 'Don’t roll a tool out to everyone at once. Start with the people who asked for it.',
  },
  q8: {
    subject: 'knowing where AI tools are right and wrong',
    meaning: {
      low: 'Hardly anyone on your team has tried an AI tool, so hopes and fears come from hearsay.',
      middle: 'Some use AI tools, but not everyone checks what comes out.',
      high: 'Most of your team uses AI tools and checks the answers.',
    },
    consequence:
      'People who have never seen such a tool be wrong believe it too easily, and people who have seen only that refuse it. Both make a pilot fail for the wrong reason.',
    step: {
      low: {
        title: 'Hold one hour with real work',
        detail:
          'Everyone brings a text from last week without names in it: a mail, a quote, a summary. Try the same task in one tool, and mark together what came out wrong.',
        effort: 'an hour of preparation and an hour with the team',
        owner: 'the person most curious about it',
      },
      middle: {
        title: 'Agree on what is always checked',
        detail:
          'Names, numbers, dates, quotes and promises are compared with the source before anything leaves the firm. Put the five words on one page where everyone works.',
        effort: 'two hours',
        owner: 'the team lead',
      },
      high: {
        title: 'Collect the prompts that work',
        detail:
          'Keep one shared page with the instructions people use again and again, each with an example of a good result and a known weakness.',
        effort: '30 minutes a week',
        owner: 'the two people who use it most',
      },
    },
    notYet: 'Don’t let AI texts go to customers unread, not even short ones.',
  },
  q9: {
    subject: 'a person with hours to lead a project',
    meaning: {
      low: 'Nobody has the time to lead a first project.',
      middle: 'Somebody would lead a first project, beside everything else they do.',
      high: 'A person is named who leads a first project and has the hours for it.',
    },
    consequence:
      'A project without a person’s hours is decided by whoever has a free afternoon. Vendors can build, but they can’t tell which of your exceptions matter.',
    step: {
      low: {
        title: 'Name one person and free four hours a week',
        detail:
          'Not the most technical person, but the one who knows the work and whom others listen to. Take something off their desk for it, and say so to the team.',
        effort: 'four hours a week for three months',
        owner: 'you',
      },
      middle: {
        title: 'Put the project’s hours into the calendar',
        detail:
          'Turn goodwill into two fixed half-days a month with your backing, and one sentence about what should be better by when.',
        effort: 'eight hours a month',
        owner: 'you, with the person you have in mind',
      },
      high: {
        title: 'Give the lead a deputy and a goal',
        detail:
          'One number that should move in three months, and a second person who knows the project, so that a holiday doesn’t stop it.',
        effort: 'two hours to agree, two hours a week for the deputy',
        owner: 'the project’s lead',
      },
    },
    notYet: 'Don’t sign a contract for a build before a person of yours has hours for it.',
  },
  q10: {
    subject: 'money for a first project',
    meaning: {
      low: 'No money is set aside for a first project.',
      middle: 'Money could be found, but nobody has said how much.',
      high: 'An amount for a first project is agreed.',
    },
    consequence:
      'Without a number, every step becomes a new discussion, and the project stops at the first invoice instead of at a result.',
    step: {
      low: {
        title: 'Price one job before asking for a budget',
        detail:
          'Hours a week, times people, times what an hour costs you. Half a year of what the job wastes is a limit for a first project that you can defend.',
        effort: 'two hours',
        owner: 'you, or the person who does your books',
      },
      middle: {
        title: 'Agree on an amount and on a point to stop',
        detail:
          'Write down what you would spend on a first project, what must be better after it, and at what point you would end it without regret.',
        effort: 'one meeting',
        owner: 'the people who decide about money',
      },
      high: {
        title: 'Split the amount in two',
        detail:
          'A third for a trial with real work, the rest only when the trial has shown its number. It keeps you free to change the tool or the vendor.',
        effort: 'an hour',
        owner: 'the people who decide about money',
      },
    },
    notYet:
      'Don’t take a yearly license for the whole team. Monthly terms for three people cost less than being wrong.',
  },
  q11: {
    subject: 'agreement among those who decide',
    meaning: {
      low: 'The people who decide doubt that AI deserves attention, or have never talked about it.',
      middle: 'The people who decide are open to it, but not of one mind.',
      high: 'The people who decide agree that it deserves attention now.',
    },
    consequence:
      'A divided leadership shows in small things: a pilot loses its best person in the first busy week, and everyone draws the conclusion.',
    step: {
      low: {
        title: 'Spend one hour on one job of your own',
        detail:
          'Put a job that annoys everyone on the table, with its hours and its cost. Discuss whether it should be gone in a year, and leave technology out of it.',
        effort: 'one hour together, two hours to prepare',
        owner: 'you',
      },
      middle: {
        title: 'Write the reason down in one sentence',
        detail:
          'Which job, which number, by when. Let each person who decides sign it or say what is missing; a clear no is worth more than a polite yes.',
        effort: 'one meeting',
        owner: 'you',
      },
      high: {
        title: 'Ask for the number every month',
        detail:
          'Put hours saved, or another single figure, on the agenda of your regular meeting. Interest from the top keeps a project alive after the first month.',
        effort: 'ten minutes a month',
        owner: 'the people who decide',
      },
    },
    notYet:
      'Don’t announce an AI initiative to the whole firm before the people who decide say the same thing about it.',
  },
  q12: {
    subject: 'trying out ideas',
    meaning: {
      low: 'Ideas for doing the work better go nowhere, and people have stopped offering them.',
      middle: 'Some ideas are tried, when someone finds the time.',
      high: 'Ideas are tried out within weeks.',
    },
    consequence:
      'Nobody knows at the start what an AI tool will be good for in your firm. It shows in small trials, and a firm that tries nothing pays for one large guess.',
    step: {
      low: {
        title: 'Try one idea for two weeks',
        detail:
          'Ask everyone for one thing that annoys them. Choose the smallest, change it, and tell the team what came of it, also if it failed.',
        effort: 'an hour to choose, two weeks on the side',
        owner: 'the team lead',
      },
      middle: {
        title: 'Give ideas a fixed date',
        detail:
          'Once a month, 30 minutes: choose one idea, name who tries it, and hear about the last one. The date matters more than the method.',
        effort: '30 minutes a month',
        owner: 'the team lead',
      },
      high: {
        title: 'Give trials a written end',
        detail:
          'Every trial states its length and what would make you keep it. It stops quick trials from becoming unwritten standards.',
        effort: '15 minutes per trial',
        owner: 'whoever runs the trial',
      },
    },
    notYet:
      'Don’t start with the biggest problem. Start with one that may fail without anyone noticing outside.',
  },
  q13: {
    subject: 'measuring whether a change worked',
    meaning: {
      low: 'Whether a change worked is a matter of feeling.',
      middle: 'You look at numbers after a change, but rarely had them before it.',
      high: 'You compare numbers from before and after a change.',
    },
    consequence:
      'Without a number from before, no project can prove itself. The loudest voice decides whether it goes on, for or against.',
    step: {
      low: {
        title: 'Take one number now',
        detail:
          'Choose the job you would like to be rid of. Write down for two weeks how often it comes up and how many minutes it takes. Nothing else has to change yet.',
        effort: 'five minutes a day for two weeks',
        owner: 'the people who do the job',
      },
      middle: {
        title: 'Take the number before every change',
        detail:
          'Make it a rule: no new tool without a figure from before it, and a date on which the same figure is taken again.',
        effort: 'an hour per change',
        owner: 'whoever proposes the change',
      },
      high: {
        title: 'Measure errors as well as hours',
        detail:
          'Saved time is half of the result. Count corrections, complaints and returns too, because a fast tool that is wrong costs more than it saves.',
        effort: 'an hour a month',
        owner: 'the person who already keeps the numbers',
      },
    },
    notYet: 'Don’t judge a pilot by how people like it. Take the number from before first.',
  },
};
