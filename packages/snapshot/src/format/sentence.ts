/** One line about one fault: where, what, and what was probably meant. */
import type { Fault } from '../faults.ts';

export function sentence(fault: Fault): string {
  const where = fault.pointer === '' ? 'The document' : fault.pointer;
  const meant = fault.suggestion === undefined ? '' : ` Did you mean ${fault.suggestion}?`;
  const allowed = fault.message.includes(fault.allowed) ? '' : ` Allowed: ${fault.allowed}.`;
  return `${where}: ${fault.message}${allowed}${meant}`;
}
