import { start } from '../frame/start.ts';
import { scanSecrets } from './judge.ts';

start(scanSecrets, import.meta.filename, process);
