import { expect, it } from 'vitest';
import { cpuMeter, readChildrenCpuSeconds } from './cpuMeter.mjs';
import { runCommand } from './runCommand.mjs';

it('reads the processor time of children behind a name with spaces and parentheses', () => {
  const fields = ['S', ...Array.from({ length: 12 }, () => '1'), '250', '50', '20'];
  expect(readChildrenCpuSeconds(`4711 (node (test) x) ${fields.join(' ')}`)).toBe(3);
});

it.runIf(process.platform === 'linux')('counts what a program computed', async () => {
  const busy = 'const end = Date.now() + 300; while (Date.now() < end);';
  const meter = { seconds: 0 };
  await cpuMeter.run(meter, () => runCommand(process.execPath, ['-e', busy]));
  expect(meter.seconds).toBeGreaterThan(0.1);
});
