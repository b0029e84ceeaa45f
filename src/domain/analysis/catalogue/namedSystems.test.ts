import { describe, expect, it } from 'vitest';
import { readAvailableSources, sourceCoverage } from '../sourceCoverage';
import { dataSourceGroups } from './dataSources';
import { systemsKeptIn, systemsNamed } from './namedSystems';

const namesIn = (text: string) => systemsNamed({ additionalContext: text }).map(({ name }) => name);

describe('systemsNamed', () => {
  it.each([
    ['We use Clio.', ['Clio']],
    ['we use clio and quickbooks online', ['Clio', 'QuickBooks']],
    ['ServiceTitan', ['ServiceTitan']],
    ['House call pro has our jobs', []],
    ['Everything is in Housecall Pro', ['Housecall Pro']],
    ['We run Toast and 7shifts', ['Toast', '7shifts']],
    ['Orders come from Square, payroll is with Gusto', ['Square', 'Gusto']],
    ['toast', ['Toast']],
    ['Applied Epic', ['Applied Epic']],
    ['We chat in Microsoft Teams', ['Microsoft Teams']],
    ['Our mail is in Outlook and the files are on SharePoint', ['SharePoint', 'Outlook']],
    ['We don’t have Salesforce but we use HubSpot', ['HubSpot']],
    ['Books are kept in Sage 50', ['Sage']],
    ['Charts are in Epic', ['Epic']],
    ['Clio doesn’t talk to QuickBooks', ['Clio', 'QuickBooks']],
    ['All invoices have to go through QuickBooks', ['QuickBooks']],
    ['We drop-ship with Shopify', ['Shopify']],
    ['We have no time to enter jobs into Jobber', ['Jobber']],
    ['We switched to Clio last year', ['Clio']],
  ])('hears the systems of %j', (text, names) => {
    expect(namesIn(text).toSorted()).toEqual(names.toSorted());
  });

  it.each([
    'We don’t have Clio',
    'we dont use QuickBooks',
    'QuickBooks has to go',
    'We want to leave ServiceTitan',
    'We are switching from Yardi to AppFolio',
    'We used to use Dentrix',
    'Thinking about HubSpot',
    'No Shopify yet',
    'We’re not on Clio',
    'Instead of Salesforce there is a binder',
    'If we had Clio this would be easy',
    'Our teams are slow and the outlook is bad',
    'A square deal for everyone',
    'We serve toast in the morning',
    'It was an epic year for our motive',
    '1,200 square feet with Square footage signs',
    'sage advice with Drake University',
    'constructor',
    '',
  ])('hears none in %j', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('knows the systems that small firms name most', () => {
    const products =
      'Clio,MyCase,PracticePanther,iManage,NetDocuments,QuickBooks,Xero,Sage,NetSuite,Drake,Lacerte,Karbon,Dentrix,' +
      'Eaglesoft,Open Dental,Epic,athenahealth,eClinicalWorks,ServiceTitan,Housecall Pro,Jobber,Buildium,AppFolio,' +
      'Yardi,Applied Epic,EZLynx,HawkSoft,kvCORE,Follow Up Boss,dotloop,McLeod,Samsara,Motive,Fishbowl,JobBOSS,' +
      'Epicor,Shopify,Lightspeed,Square,Toast,Resy,OpenTable,7shifts,Salesforce,HubSpot,Zoho,Zendesk,Freshdesk,' +
      'Gmail,Google Workspace,Outlook,Microsoft 365,Slack,Teams,Dropbox,SharePoint,Google Drive,ADP,Gusto,Paychex,' +
      'Mailchimp,Klaviyo';
    for (const product of products.split(','))
      expect(systemsNamed({ dataTypes: [product] }).map(({ name }) => name)).toEqual([product]);
  });

  it('gives each system known sources', () => {
    const sources = dataSourceGroups.flatMap((group) => group.sources);
    const all = systemsNamed({
      dataTypes: ['Clio', 'Xero', 'Epicor', 'Jobber', 'Resy', 'Notion', 'Expensify'],
    });
    expect(all).toHaveLength(7);
    for (const system of all) expect(sources).toEqual(expect.arrayContaining([...system.sources]));
  });

  it('makes the sources of a named system available', () => {
    const wanted = ['CRM records', 'Sensor and equipment readings'];
    expect(sourceCoverage(wanted, readAvailableSources(['Clio'])).atHand).toEqual(['CRM records']);
    expect(sourceCoverage(wanted, readAvailableSources(['we don’t have Clio'])).atHand).toEqual([]);
    const heard = readAvailableSources(['Purchase orders'], {
      bottlenecks: 'Jobs are late in ServiceTitan.',
    });
    expect(sourceCoverage(wanted, heard).atHand).toEqual(['CRM records']);
  });
});

describe('systemsKeptIn', () => {
  it.each([
    ['We stay with HawkSoft, everybody finally knows it', ['HawkSoft']],
    ['Toast stays, we are under contract thru 2028', ['Toast']],
    ['We are not leaving Cabinet Vision or QuickBooks Desktop', ['Cabinet Vision', 'QuickBooks']],
    ['We keep Docketwise', ['Docketwise']],
    [
      'We are keeping Follow Up Boss and dotloop, agents just got used to them',
      ['Follow Up Boss', 'dotloop'],
    ],
    ['Everything is in ServiceTitan', ['ServiceTitan']],
    ['We have no plans to replace Clio', ['Clio']],
    ['Our system is Rentvine', ['Rentvine']],
    ['We want to keep Gusto', ['Gusto']],
    ['We won’t be switching from Dentrix', ['Dentrix']],
    ['Please don’t make us switch from Dentrix', ['Dentrix']],
    ['We can’t change Epic, the hospital owns it', ['Epic']],
    ['We are married to QuickBooks', ['QuickBooks']],
    ['Office Practicum runs on our own server and it stays', ['Office Practicum']],
    ['Sage runs on our server in the back and has to stay', ['Sage']],
    ['Rentvine runs here and stays', ['Rentvine']],
  ])('hears which systems stay in %j', (sentence, names) => {
    expect(systemsKeptIn(sentence)).toEqual(names);
  });

  it.each([
    'We are leaving QuickBooks',
    'We used to keep everything in dotloop',
    'We are not leaving Texas',
    'Toast stays on the menu',
    'Maria stays with us',
    'We use HubSpot and hate it',
    'Clio doesn’t talk to QuickBooks',
    'We keep Sundays free',
    'We are thinking about Jobber',
    'Everything is in Spanish',
    'Our CRM is Down',
    'Our POS is Slow all day',
    'Payroll runs on Fridays and it stays that way',
    'The printer runs here and it stays',
    'We use UPS and FedEx',
  ])('hears none in %j', (sentence) => {
    expect(systemsKeptIn(sentence)).toEqual([]);
  });
});
