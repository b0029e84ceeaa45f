/** Files run side by side, each with sites at ports of its own: a site's and those right after it. */
import { siteUnderTest } from '../../../scripts/testing/testSettings.mjs';

const portsOfOneFile = 10;
const worker = Number(process.env.VITEST_POOL_ID ?? 1);

process.env.E2E_PORT = String(siteUnderTest.port + (worker - 1) * portsOfOneFile);
