import { faultOf, type Reader } from '../reader.ts';
import { READERS } from '../readers.ts';

const reader = chosen(process.env['FUZZ_READER']);

function chosen(wanted: string | undefined): Reader {
  const found = READERS.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`FUZZ_READER names no reader: ${wanted}. run.ts sets it.`);
  return found;
}

/** What the fuzzer calls with each input. Bytes that are no input of this reader are not interesting. */
export async function fuzz(bytes: Buffer): Promise<void> {
  const text = bytes.toString();
  const input = 'text' in reader.right ? { value: text } : parsed(text);
  if (input === undefined) return;
  const fault = await faultOf(reader, input.value);
  if (fault !== undefined) throw new Error(`${reader.name}: ${fault}`);
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
