import type { Section } from '../row.ts';
import { wholeAction } from './action.ts';
import { building } from './build.ts';
import { inProcess } from './in-process.ts';
import { wholeProcess } from './whole-process.ts';

export const validating: Section = {
  title: 'Validating a snapshot',
  floor: 'JSON.parse of the same text, in this process or in one of its own',
  measure: async () => [...inProcess(), ...(await wholeProcess(Number(process.env['PAIRS'] ?? 9))), ...wholeAction()],
};

export const buildingSnapshots: Section = {
  title: 'Building a snapshot',
  floor: 'JSON.parse of the inputs',
  measure: () => Promise.resolve(building()),
};
