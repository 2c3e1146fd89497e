import { start } from '../frame/start.ts';
import { noDangerousShell } from './judge.ts';

start(noDangerousShell, import.meta.filename, process);
