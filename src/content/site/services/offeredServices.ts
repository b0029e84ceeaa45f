import { chatbotDevelopment } from './chatbotDevelopment';
import { consultingServices } from './consultingServices';
import { developmentServices } from './developmentServices';
import { generativeConsulting } from './generativeConsulting';
import { generativeDevelopment } from './generativeDevelopment';
import { generativeIntegration } from './generativeIntegration';
import { integrationServices } from './integrationServices';
import { managementConsulting } from './managementConsulting';
import { smallBusinessConsulting } from './smallBusinessConsulting';
import { softwareDevelopment } from './softwareDevelopment';
import { strategyConsulting } from './strategyConsulting';

/** The services with a page of their own, in the menu's order. */
export const offeredServices = [
  consultingServices,
  strategyConsulting,
  generativeConsulting,
  managementConsulting,
  smallBusinessConsulting,
  developmentServices,
  softwareDevelopment,
  generativeDevelopment,
  chatbotDevelopment,
  integrationServices,
  generativeIntegration,
];
