import { faultOf } from '../reader.ts';
import { READERS } from '../readers.ts';

const reader = READERS.find(({ name }) => name === process.env['FUZZ_READER']);
if (reader === undefined) throw new Error(`FUZZ_READER names no reader: ${process.env['FUZZ_READER']}`);
const { right } = reader;

/** What the fuzzer calls with each input. Bytes that are no input of this reader are not interesting. */
export async function fuzz(bytes: Buffer): Promise<void> {
  const text = bytes.toString();
  const input = 'text' in right ? { value: text } : parsed(text);
  if (input === undefined) return;
  const fault = await faultOf(reader as NonNullable<typeof reader>, input.value);
  if (fault !== undefined) throw new Error(`${reader?.name}: ${fault}`);
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
