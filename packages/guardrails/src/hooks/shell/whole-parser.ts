/** The parser of all shell code: the one place that names it, because the hooks load it only where a program needs it (P13). */
export { parse } from 'unbash';
