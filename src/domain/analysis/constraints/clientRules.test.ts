import { describe, expect, it } from 'vitest';
import { expectLinear } from '@/domain/text/fixtures/expectLinear';
import { lawOffice } from '../fixtures/lawOffice';
import { planOfAnswers } from '../fixtures/planOfAnswers';
import { kindsOf } from './constraintKinds';
import { readConstraints } from './readConstraints';

const told = (additionalContext: string) =>
  readConstraints({ goals: '', bottlenecks: '', additionalContext });

describe('what clients forbid', () => {
  it.each([
    'Clients forbid us to upload their data.',
    'Our clients forbid uploading their documents',
    'Our clients are happy with us and forbid uploading their files',
    'Our customers don’t allow their data in the cloud.',
    'Customers do not allow us to put their files in the cloud',
    'Contracts prohibit sharing client documents with third parties.',
    'Our client contracts forbid us to share their data with third parties',
    'Many clients prohibit sharing their drawings with outsiders',
    'Clients do not want their files in ChatGPT',
    'Clients won’t let us send their data to any third party.',
    'Our biggest customer bans uploading any of their drawings',
    'Patients don’t want us to share their records with third parties',
    'Clients no longer allow their data on the internet',
    'Our NDAs prohibit sharing client files',
    'NDAs keep us from uploading client drawings',
    'Under our NDAs we may not share client data',
    'We can’t upload client files because of NDAs',
    'By contract we must not share client documents',
    'Sharing client data is forbidden by our clients',
    'We are not allowed by our clients to upload their files',
    'Clients insist that their data stays in-house',
    'Customers require us to keep their drawings on our own servers',
    'Clients demand that their files must not leave our office',
    'We promised our clients never to share their data',
    'cleints forbid us to uplaod thier data',
    'Customers dont allow there data, clients forbid sending their files to the clould',
    'Some clients do not allow their documents to be uploaded',
    'Clients don’t want their data uploaded anywhere',
    'Most clients prohibit cloud storage of their data',
    'We are contractually not allowed to share client data',
    'OEMs prohibit storing their designs in the cloud',
  ])('is heard: %s', (words) => {
    const constraints = told(words);
    expect(kindsOf(constraints)).toEqual(['noCloud']);
    expect(constraints[0]?.effect).toContain('This is your clients’ rule');
  });

  it.each([
    'Clients don’t forbid us to upload their data.',
    'Our clients no longer forbid uploading their data',
    'No client forbids us to upload their data',
    'None of our clients forbid sharing their files',
    'Our competitors’ clients forbid them to upload their data.',
    'Clients used to forbid us to upload their data',
    'Clients forbade uploading their data until 2022',
    'Clients allow us to upload their data',
    'Clients are happy to have their data in the cloud',
    'We forbid clients to upload their data twice',
    'Clients refuse to upload their documents',
    'Clients don’t want to share their data with us',
    'Clients won’t send us their documents on time',
    'Clients do not upload their data to our portal',
    'Customers can’t upload their files',
    'Customers don’t let us call after six',
    'Clients do not want us to send them documents by mail',
    'Clients don’t allow us to share their photos on social media',
    'Patients do not want us to share their records with family',
    'Clients forbid us to keep their data longer than a year',
    'Clients do not accept documents from third parties',
    'Clients complain that we do not allow uploading files',
    'If clients forbid us to upload their data, we comply',
    'We worry that clients will not allow their data in ChatGPT',
    // It keeps what it covers secret; that a provider may not work on it would have to be said.
    'We are under NDA with all our clients.',
    'All client work is under strict NDAs',
    'We signed NDAs with most of our customers',
    'NDA',
    'We are not under NDA',
    'Drafting NDAs takes days',
    'We review forty NDAs a month',
    'Our NDA template is old',
    'Clients send us NDAs to sign',
    'Supplier contracts forbid sharing price lists with third parties',
    'Contracts expire without notice',
    'The contract with our landlord forbids dogs',
    'Do clients forbid uploading their data?',
    'Clients want their documents on time',
    'Clients insist on paper',
    'Customers do not allow us to place materials outside',
    'Clients do not want any data from third parties',
    'Clients want to keep their files in the cloud',
    'Clients rarely forbid us to share data',
    'Clients will not share their files with third parties',
    'Customers say they never got our emails',
    'We share client files by email',
    'Clients are asked to upload their data',
    '',
  ])('is not made up: %s', (words) => {
    expect(told(words)).toEqual([]);
  });

  it('is told with whose rule it is, beside the firm’s own', () => {
    const own = 'Nothing may go into the cloud.';
    const clients = 'Clients forbid us to upload their data.';
    expect(told(own)[0]?.effect).not.toContain('your clients’ rule');
    const [both, ...others] = told(`${own} ${clients}`);
    expect(others).toEqual([]);
    expect(both?.words).toBe(`“${own}” “${clients}”`);
    expect(both?.effect).toContain('Part of this is your clients’ rule');
  });

  it('counts like data that has to stay on machines of the firm’s own', () => {
    const planWith = (additionalContext: string) => planOfAnswers({ ...lawOffice, additionalContext });
    const clients = planWith('Clients forbid us to upload their data.');
    const own = planWith('Nothing may go into the cloud.');
    expect(clients.investment).toEqual(own.investment);
    expect(clients.returns).toEqual(own.returns);
  });

  it.each([
    'clients ',
    'clients forbid ',
    'clients forbid us to upload their ',
    'under nda we must not share ',
    'contracts ',
    'share client ',
    'any ',
  ])('is read in time linear in the text: %j', (text) =>
    expectLinear((length) => told(text.repeat(length / text.length)), 8_000),
  );
});
