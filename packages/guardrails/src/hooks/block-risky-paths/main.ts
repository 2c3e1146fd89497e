import { start } from '../frame/start.ts';
import { blockRiskyPaths } from './judge.ts';

start(blockRiskyPaths, import.meta.filename, process);
