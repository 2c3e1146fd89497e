/** Makes a screenshot small: 256 colours, which a page of flat colours and grey letters does not exceed by much (PNG, third edition). */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around the data of a chunk. */
const FRAME_BYTES = 12;
const MOST_COLOURS = 256;

/** Takes what the browser writes: 8 bits a channel, with or without an alpha channel, not interlaced. */
export function compactPng(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const header = Buffer.from(chunks.find(({ type }) => type === 'IHDR')?.data ?? []);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = header[9] === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const pixels = unfiltered(raw, width, height, channels);
  const colours = Uint32Array.from({ length: width * height }, (_, index) => pixels.readUIntBE(index * channels, 3));
  const { palette, indexOf } = paletteOf(colours);
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, index) => {
    rows[Math.floor(index / width) * (width + 1) + 1 + (index % width)] = indexOf.get(colour) ?? 0;
  });
  header[9] = 3;
  return Buffer.concat([
    png.subarray(0, SIGNATURE_BYTES),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most frequent colours; each other one becomes the nearest of them. */
function paletteOf(colours: Uint32Array) {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
  const distance = (a: number, b: number): number =>
    [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);
  const nearest = (colour: number): number =>
    palette.reduce(
      (best, other, index) => (distance(colour, other) < distance(colour, palette[best] ?? 0) ? index : best),
      0,
    );
  return { palette, indexOf: new Map([...counts.keys()].map((colour) => [colour, nearest(colour)])) };
}

/** Undoes the five filters (section 9.2). */
function unfiltered(raw: Buffer, width: number, height: number, channels: number): Buffer {
  const stride = width * channels;
  const out = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (stride + 1)] ?? 0;
    for (let at = 0; at < stride; at += 1) {
      const index = row * stride + at;
      const left = at < channels ? 0 : (out[index - channels] ?? 0);
      const above = row === 0 ? 0 : (out[index - stride] ?? 0);
      const corner = at < channels || row === 0 ? 0 : (out[index - stride - channels] ?? 0);
      const predicted = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      out[index] = (raw[row * (stride + 1) + 1 + at] ?? 0) + predicted;
    }
  }
  return out;
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(estimate - value));
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return 0;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function chunksOf(png: Buffer): readonly { readonly type: string; readonly data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + FRAME_BYTES;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(data.length + FRAME_BYTES);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
