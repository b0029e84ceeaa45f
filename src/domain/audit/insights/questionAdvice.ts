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
  /** What comes before the step that this answer makes risky; forbids nothing that an analysis recommends. */
  notYet: string;
}

/** Report copy for each question: the meaning of its answer and the advice. Levels are those of `levelOf`. */
export const questionAdvice: Record<QuestionId, QuestionAdvice> = {
  q1: {
    subject: 'getting figures you trust',
    meaning: {
      low: 'Simple questions about your own business take days to answer, and nobody quite trusts the answer.',
      middle: 'You get the figures, but someone has to collect and correct them first.',
      high: 'You can ask a question about your business and believe the answer the same day.',
    },
    consequence:
      'An AI tool repeats what it is given. If your customer list has duplicates and gaps, so will every letter and reminder made from it.',
    step: {
      low: {
        title: 'Clean up one list',
        detail:
          'Take the list you ask for most, usually customers or open orders. Remove duplicates, fill the fields you need, and pick the one program it lives in.',
        effort: 'about two days of one person’s time',
        owner: 'the office manager, or whoever pulls the list today',
      },
      middle: {
        title: 'Write down where three figures come from',
        detail:
          'Take sales, open work and overdue invoices. Note the program, the filter and the owner of each, then have two people pull it and compare.',
        effort: 'one day',
        owner: 'the person who prepares your monthly figures',
      },
      high: {
        title: 'Check your main list every month',
        detail:
          'Count its duplicates and empty fields and write the number down. You will see at once when quality slips.',
        effort: 'an hour a month',
        owner: 'the person who owns the list',
      },
    },
    notYet:
      'Before you buy a dashboard or a forecasting tool, get the figures right. It would only show the doubtful ones in better colors.',
  },
  q2: {
    subject: 'keeping information in shared systems',
    meaning: {
      low: 'What your team knows sits in inboxes, on paper and in personal files.',
      middle: 'Some of the work happens in shared systems. The rest is still in private files and inboxes.',
      high: 'Your team works from the same shared systems.',
    },
    consequence:
      'No tool can use what it can’t reach. If a customer’s history sits in one person’s inbox, an assistant answers without it.',
    step: {
      low: {
        title: 'Move one kind of record out of the inboxes',
        detail:
          'Pick the record you could least afford to lose, such as quotes or customer requests. From a set day, new ones go into one shared place. Move old ones as you touch them.',
        effort: 'half a day to decide, then 15 minutes a day for a month',
        owner: 'you pick the place, the team lead sees that it is used',
      },
      middle: {
        title: 'Close the three most used private files',
        detail:
          'Ask everyone which personal spreadsheet they couldn’t work without. Move the top three into a shared system and lock the old copies.',
        effort: 'three to five days over a month',
        owner: 'the team lead whose people keep most of them',
      },
      high: {
        title: 'List what an assistant could read',
        detail:
          'Write one page: your systems, what is in each, and whether other programs can connect to it.',
        effort: 'half a day',
        owner: 'whoever runs your systems',
      },
    },
    notYet:
      'Before you give the whole company a search or chat assistant, move records out of private inboxes and files. Until then it knows only half of them.',
  },
  q3: {
    subject: 'deciding who may use which records',
    meaning: {
      low: 'Who may use which records is largely undecided, so people decide alone what goes into which tool.',
      middle: 'Your people understand who may use which records, but not all of it is written down.',
      high: 'Your rules on who may use which records are written down and set up.',
    },
    consequence:
      'The first time someone pastes a customer file into a free tool, the decision is made for you. You may have to explain it to that customer.',
    step: {
      low: {
        title: 'Agree on safe use of AI tools',
        detail:
          'Write one page: which tools you allow, what may be entered into them, and who checks the output. Start with your ten most common kinds of record, and read the page to the team.',
        effort: 'half a day',
        owner: 'you, with the person who handles payroll or contracts',
      },
      middle: {
        title: 'Write the rules down and set them up',
        detail:
          'Write down the rules people already follow. Compare them with the access rights in your systems and fix what differs. Remove accounts of people who left.',
        effort: 'one to two days',
        owner: 'whoever runs your systems',
      },
      high: {
        title: 'Keep a list of approved tools',
        detail:
          'Name the AI tools you allow and the records each may see. Have one person check their terms every year.',
        effort: 'two hours, then an hour a quarter',
        owner: 'the person who wrote the rules',
      },
    },
    notYet: 'Before you connect an AI tool to mail, files or customer records, settle who may see what.',
  },
  q4: {
    subject: 'doing routine jobs the same way',
    meaning: {
      low: 'The same job gets done differently depending on who does it.',
      middle: 'The main steps are the same, but the exceptions are in people’s heads.',
      high: 'Your routine jobs follow the same written steps, no matter who does them.',
    },
    consequence:
      'Software can only take over a job whose steps you can describe. Otherwise you pay for the first weeks just to find out how you work.',
    step: {
      low: {
        title: 'Write down how one job is done',
        detail:
          'Pick the job that comes up most often. Watch two people do it and note the steps on one page. Agree on one way and try it for two weeks.',
        effort: 'one day, then 15 minutes a week',
        owner: 'the person who does the job most',
      },
      middle: {
        title: 'Collect the exceptions of one job',
        detail:
          'For four weeks, note every case that didn’t follow the usual steps, and what you did. Make rules of the ten most common exceptions.',
        effort: 'five minutes a day for a month, then half a day',
        owner: 'the team that does the job',
      },
      high: {
        title: 'Time your three most frequent jobs',
        detail:
          'For two weeks, note how often each comes up and how long it takes. Multiply the two. That tells you what to automate first and what it may cost.',
        effort: 'five minutes a day for two weeks',
        owner: 'the team lead',
      },
    },
    notYet:
      'Before you automate a job, agree on one way to do it. Otherwise you pay for software that only one person can use.',
  },
  q5: {
    subject: 'passing information between programs',
    meaning: {
      low: 'Your people retype information from one program into another.',
      middle: 'Some programs pass information on. Between the others, someone exports, imports or types.',
      high: 'Your main programs pass information on by themselves.',
    },
    consequence:
      'Wherever someone retypes, an automated job stops and waits. A typo there becomes a wrong invoice.',
    step: {
      low: {
        title: 'Remove the worst retyping',
        detail:
          'List everything people type that another program already holds. Ask both vendors about the busiest pair. A ready-made connection often costs less than a month of typing.',
        effort: 'half a day for the list, one to three days for the connection',
        owner: 'whoever runs your systems, with the person who types',
      },
      middle: {
        title: 'Replace one export with a connection',
        detail:
          'Take the export you run most often. Put it on a schedule, with a message to one person when it fails.',
        effort: 'two to four days',
        owner: 'whoever runs your systems',
      },
      high: {
        title: 'Draw your connections on one page',
        detail:
          'Show which program sends what to which other, and who notices when it stops. Every later project starts from this map.',
        effort: 'half a day',
        owner: 'whoever runs your systems',
      },
    },
    notYet:
      'Before you ask for an AI agent that works across your programs, build the connections between them. It can’t work without them.',
  },
  q6: {
    subject: 'letting routine jobs run by themselves',
    meaning: {
      low: 'Almost nothing happens in your business unless someone remembers it.',
      middle: 'A few jobs run by themselves. The rest wait until someone remembers.',
      high: 'Most jobs that can run by themselves already do.',
    },
    consequence:
      'If no reminder ever goes out by itself, you won’t let an AI tool draft an answer. People learn to trust automation on small things.',
    step: {
      low: {
        title: 'Let one reminder run by itself',
        detail:
          'Try payment reminders, appointment confirmations or a weekly report. Most accounting and calendar programs include one of them. Turn it on and read along for a month.',
        effort: 'half a day, then ten minutes a week',
        owner: 'the person who sends it by hand today',
      },
      middle: {
        title: 'Automate the next three in line',
        detail:
          'Ask the team what they send, copy or check every week. Take the three with the clearest rule. For each, name the person who notices when it fails.',
        effort: 'two to three days',
        owner: 'the team lead',
      },
      high: {
        title: 'Look for jobs that need reading, not rules',
        detail:
          'The manual work you have left is mostly reading: sorting mail, comparing contracts, drafting answers. AI tools help most there. Collect ten examples of one such job.',
        effort: 'half a day',
        owner: 'the person who does that reading',
      },
    },
    notYet: 'Before software talks to customers, let something small run by itself inside the company.',
  },
  q7: {
    subject: 'learning a new program',
    meaning: {
      low: 'The last new program met resistance, and some people still work around it.',
      middle: 'New programs catch on slowly, and not with everyone.',
      high: 'Your team takes up new programs within weeks.',
    },
    consequence:
      'A tool that half the team avoids costs you twice. You pay its fee and keep paying for the old way.',
    step: {
      low: {
        title: 'Ask why the last program failed',
        detail:
          'Spend 15 minutes each with the three people who use it least. Fix the reason you hear most before you add anything new. It would come up again.',
        effort: 'two hours, plus the fix',
        owner: 'you, because people answer the owner differently',
      },
      middle: {
        title: 'Train two people to help the others',
        detail:
          'Pick two people whom colleagues already ask. Give each two hours a week to learn and help, and tell everyone it is part of their job.',
        effort: 'four hours a week for two months',
        owner: 'the team lead',
      },
      high: {
        title: 'Set an end date for the old way',
        detail:
          'For each new tool, announce the day you close the old file or form. It keeps the pace you already have.',
        effort: 'an hour per tool',
        owner: 'the team lead',
      },
    },
    notYet: 'Before you roll a tool out to everyone, start with the people who asked for it.',
  },
  q8: {
    subject: 'knowing where AI tools are right and wrong',
    meaning: {
      low: 'Hardly anyone on your team has tried an AI tool, so hopes and fears are hearsay.',
      middle: 'Some of your people use AI tools, but not everyone checks the output.',
      high: 'Most of your team uses AI tools and checks the answers.',
    },
    consequence:
      'People who have never seen an AI tool fail trust it too easily. People who have seen only failures refuse it. Either can sink a first project for the wrong reason.',
    step: {
      low: {
        title: 'Hold one hour with real work',
        detail:
          'Everyone brings an email, a quote or a summary from last week, with the names removed. Try the same task in one tool, and mark together what came out wrong.',
        effort: 'an hour of preparation and an hour with the team',
        owner: 'the person who is most curious about it',
      },
      middle: {
        title: 'Agree on what is always checked',
        detail:
          'Compare names, numbers, dates, quotes and promises with the source before anything goes out. Post those five words where everyone works.',
        effort: 'two hours',
        owner: 'the team lead',
      },
      high: {
        title: 'Collect the prompts that work',
        detail:
          'Keep one shared page of instructions people use again and again. Add a good result and a known weakness to each.',
        effort: '30 minutes a week',
        owner: 'the two people who use it most',
      },
    },
    notYet: 'Before an AI text goes to a customer, have a person read it, even a short one.',
  },
  q9: {
    subject: 'a person with hours to lead a project',
    meaning: {
      low: 'Hardly anyone has the time to lead a first project.',
      middle: 'Somebody would lead a first project, on top of everything else they do.',
      high: 'You have named a person to lead a first project, with hours for it.',
    },
    consequence:
      'Without a lead, whoever has a free afternoon decides. Vendors can build, but they can’t tell which of your exceptions matter.',
    step: {
      low: {
        title: 'Name one person and free four hours a week',
        detail:
          'Pick the person who knows the work and whom others listen to, not the most technical one. Take something off their desk and tell the team.',
        effort: 'four hours a week for three months',
        owner: 'you',
      },
      middle: {
        title: 'Put the project’s hours on the calendar',
        detail: 'Block two half-days a month for it. Write one sentence about what should be better by when.',
        effort: 'eight hours a month',
        owner: 'you and the person you have in mind',
      },
      high: {
        title: 'Give the lead a deputy and a goal',
        detail:
          'Pick one number that should move in three months. Bring in a second person, so that a vacation doesn’t stop the project.',
        effort: 'two hours to agree, two hours a week for the deputy',
        owner: 'the project’s lead',
      },
    },
    notYet: 'Before you sign a contract for a build, give one of your people hours for it.',
  },
  q10: {
    subject: 'money for a first project',
    meaning: {
      low: 'Little or no money is set aside for a first project.',
      middle: 'You could find the money, but nobody has said how much.',
      high: 'You have agreed on an amount for a first project.',
    },
    consequence:
      'Without a number, every step becomes a new discussion. The project then ends at the first invoice instead of with a result.',
    step: {
      low: {
        title: 'Price one job before asking for a budget',
        detail:
          'Multiply hours a week by people by what an hour costs you. Half a year of that waste is a limit you can defend.',
        effort: 'two hours',
        owner: 'you, or the person who does your books',
      },
      middle: {
        title: 'Agree on an amount and a stopping point',
        detail:
          'Write down what you would spend and what must be better afterward. Say at what point you would stop without regret.',
        effort: 'one meeting',
        owner: 'whoever decides about money',
      },
      high: {
        title: 'Split the amount in two',
        detail:
          'Spend a third on a trial with real work, and the rest only after the trial delivers its number. You stay free to change the tool or the vendor.',
        effort: 'an hour',
        owner: 'whoever decides about money',
      },
    },
    notYet:
      'Before you buy a yearly license for the whole team, try it month to month with three people. That costs less than being wrong.',
  },
  q11: {
    subject: 'agreement among decision makers',
    meaning: {
      low: 'Your decision makers doubt that AI deserves attention, or have never talked about it.',
      middle: 'Your decision makers are open to AI, but they don’t agree.',
      high: 'Your decision makers agree that AI deserves attention now.',
    },
    consequence:
      'When leaders disagree, a project loses its best person in the first busy week. Everyone notices.',
    step: {
      low: {
        title: 'Spend one hour on one job of your own',
        detail:
          'Pick a job that annoys everyone, with its hours and its cost. Discuss whether it should be gone in a year. Leave technology out of it.',
        effort: 'two hours to prepare, one hour together',
        owner: 'you',
      },
      middle: {
        title: 'Write the reason down in one sentence',
        detail:
          'Name the job, the number and the date. Have each decision maker sign it or say what is missing. A clear no is worth more than a polite yes.',
        effort: 'one meeting',
        owner: 'you',
      },
      high: {
        title: 'Ask for the number every month',
        detail:
          'Put hours saved, or one other figure, on the agenda of your regular meeting. Interest from the top keeps a project alive after the first month.',
        effort: 'ten minutes a month',
        owner: 'your decision makers',
      },
    },
    notYet:
      'Before you announce AI to the whole company, get your decision makers to say the same thing about it.',
  },
  q12: {
    subject: 'trying out ideas',
    meaning: {
      low: 'Ideas for doing the work better go nowhere, so people stop offering them.',
      middle: 'You try some ideas when someone finds the time.',
      high: 'You try ideas within weeks.',
    },
    consequence:
      'Nobody knows at the start where an AI tool will help you most. Small trials show it. Without them you pay for one large guess.',
    step: {
      low: {
        title: 'Try one idea for two weeks',
        detail:
          'Ask everyone for one thing that annoys them. Pick the smallest and change it. Tell the team what came of it, even if it failed.',
        effort: 'an hour to choose, then two weeks on the side',
        owner: 'the team lead',
      },
      middle: {
        title: 'Set a monthly date for ideas',
        detail:
          'Take 30 minutes a month. Choose one idea, name who tries it, and hear about the last one. The date matters more than the method.',
        effort: '30 minutes a month',
        owner: 'the team lead',
      },
      high: {
        title: 'Put an end date on every trial',
        detail:
          'For every trial, write down how long it runs and what would make you keep it. That stops quick trials from becoming unwritten standards.',
        effort: '15 minutes per trial',
        owner: 'whoever runs the trial',
      },
    },
    notYet: 'Before you take on the biggest problem, try one that can fail without a customer noticing.',
  },
  q13: {
    subject: 'measuring whether a change worked',
    meaning: {
      low: 'You go by feeling when you judge whether a change worked.',
      middle: 'You look at numbers after a change, but rarely have them from before.',
      high: 'You compare numbers from before and after a change.',
    },
    consequence:
      'Without a number from before, no project can prove itself. The loudest voice then decides whether to go on.',
    step: {
      low: {
        title: 'Take one number now',
        detail:
          'Pick the job you would most like to lose. For two weeks, write down how often it comes up and how many minutes it takes. Change nothing else yet.',
        effort: 'five minutes a day for two weeks',
        owner: 'the people who do the job',
      },
      middle: {
        title: 'Take the number before every change',
        detail:
          'Make it a rule that no tool comes in without a number from before. Set the date when you take the same number again.',
        effort: 'an hour per change',
        owner: 'whoever proposes the change',
      },
      high: {
        title: 'Measure errors as well as hours',
        detail:
          'Saved time is half the result. Count corrections, complaints and returns too. A fast tool that is wrong costs more than it saves.',
        effort: 'an hour a month',
        owner: 'whoever keeps your numbers today',
      },
    },
    notYet:
      'Before you start a project, take the number you will judge it by. Whether people like it isn’t enough.',
  },
};
