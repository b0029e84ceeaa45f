/** Generates one analysis for `owner=ID` under `key=KEY`; started with `payload run`, and killed, by a test. */
import { createLocalReq, getPayload } from 'payload';
import config from '@payload-config';
import { generateAnalysis } from '@/operations/analyses/generateAnalysis';
import { analysisBodySchema } from '@/schemas/analysisBody';
import { analysisBody } from '../factories/analysisBody';

const argument = (name: string) =>
  process.argv.find((text) => text.startsWith(`${name}=`))?.slice(name.length + 1);

try {
  const payload = await getPayload({ config, disableOnInit: true });
  const user = await payload.findByID({ collection: 'users', id: Number(argument('owner')) });
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  await generateAnalysis({
    req,
    answers: analysisBodySchema.parse(analysisBody()),
    submissionKey: argument('key'),
  });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
}
