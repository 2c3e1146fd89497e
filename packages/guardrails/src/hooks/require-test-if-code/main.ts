import { start } from '../frame/start.ts';
import { requireTestIfCode } from './judge.ts';

start(requireTestIfCode, import.meta.filename, process);
