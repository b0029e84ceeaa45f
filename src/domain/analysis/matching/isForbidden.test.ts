import { describe, expect, it } from 'vitest';
import { isForbidden } from './isForbidden';

describe('what is forbidden', () => {
  it.each([
    'AI must not screen applicants',
    'AI must not answer the phone.',
    'We will not let AI answer the phone',
    'We won’t let a chatbot talk to patients',
    'No AI may write articles, the NewsGuild forbids it',
    'AI in our clinic may never diagnose',
    'The chatbot is not allowed to quote prices',
    'We will never let software decide on a grade',
    'Never let a machine sign a letter',
    'Don’t use AI for grading',
    'Please do not automate payroll',
    'Grading must not be automated',
    'Grades may never be given by an algorithm',
    'We do not want a chatbot on our site',
    'Our owner does not want a computer to answer the phone',
    'The district forbids AI in grading',
    'AI is off limits in the exam room',
    'Patient calls are off limits to bots',
    'Keep AI away from hiring',
    'AI has no place in our kitchen',
    'Diagnosis has to stay with people',
    'No AI, please',
    'We’d rather not have a bot answer the phone',
    'Under no circumstances may AI decide on benefits',
    'Reference calls are never to be automated',
    'Software must not decide who gets a loan',
    'I don’t want robots talking to my customers',
    'No chatbots, ever',
    'Nobody but our lawyers touches client files',
    'No one except the nurses may see patient charts',
    'Only our lawyers may touch client files',
    'Only a dentist may diagnose',
    'Patient records are off limits',
    'Client files are strictly off limits for any software',
    'Only nurses may call patients about results',
    'Decisions about permits stay with officials',
    'Grading stays with the teachers',
    'No AI in payroll',
    'No AI for hiring, please',
    'No robots answering the phone',
    'I will not have a computer decide who gets hired',
    'Software may not touch the client files',
  ])('is heard: %s', (part) => {
    expect(isForbidden(part)).toBe(true);
  });

  it.each([
    'We do not use AI yet',
    'We don’t use software for quotes',
    'No AI in use so far',
    'No automation in billing',
    'Our software cannot match invoices',
    'The computer will not print invoices',
    'AI must not make mistakes in quotes',
    'AI must not be slow',
    'The software must not go down',
    'Our robots must not stand still',
    'Chatbots must not annoy customers',
    'We do not want AI that makes things up',
    'We do not want AI to replace people',
    'We can’t let AI pass us by',
    'Nobody wants AI for its own sake',
    'We don’t want software that crashes',
    'No AI will replace us',
    'AI must not replace people',
    'We never know which quotes are open',
    'Invoices must not go out late',
    'We must not miss a deadline',
    'No one answers the phone',
    'Don’t let quotes go cold',
    'We will not let the software vendor off the hook',
    'We want AI to answer the phone',
    'Why should we not use AI?',
    'The school does not forbid AI',
    'Payroll can’t be automated as long as it is on paper',
    'Our tools do not talk to each other',
    'Each invoice must be read by a person',
    'Nobody but Denise knows how the ledger works',
    'Only the owner writes quotes',
    'Only Mary can open the old system',
    'The yard is off limits to customers',
    'No AI in our company so far',
    'No AI in use',
    'Clients stay with us for years',
    'Prices stay with the mill for a month',
    'No AI for quotes yet',
    '',
  ])('is not made up: %s', (part) => {
    expect(isForbidden(part)).toBe(false);
  });

  it.each(['ai must ', 'do not want the ', 'ai a a ', 'never let any ', 'no ai ', 'a'])(
    'is told in time linear in the text: %j',
    (text) => {
      const started = performance.now();
      isForbidden(text.repeat(8_000 / text.length));
      expect(performance.now() - started).toBeLessThan(200);
    },
  );
});
