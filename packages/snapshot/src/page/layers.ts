/**
 * A layered layout in linear time: portfolios stand in columns, and a link leads to the right. Links that run in a circle share a layer.
 * No step sorts by comparison and none looks at a pair of nodes: ten thousand portfolios take as long as a hundred times a hundred.
 */

/** For each node the nodes that it needs, by index. */
export type Links = readonly (readonly number[])[];

export type Layout = {
  /** Column and row of each node; NaN for a node without links, which has no place in the graph. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly columns: number;
  readonly rows: number;
  readonly placed: number;
};

/** Passes in each direction that bring linked nodes to similar heights. */
const SWEEPS = 4;

/** Columns from one layer to the next. */
const LAYER_STEP = 1.3;

export function layOut(needs: Links): Layout {
  const neededBy = reversed(needs);
  const layer = layersOf(needs, neededBy);
  const columns: number[][] = [];
  for (const [node, at] of layer.entries()) if (at >= 0) (columns[at] ??= []).push(node);
  const filled = columns.filter((column) => column !== undefined);
  order(filled, needs, neededBy);
  return place(filled, needs.length);
}

export function reversed(links: Links): Links {
  const back: number[][] = links.map(() => []);
  links.forEach((targets, source) => {
    for (const target of targets) back[target]?.push(source);
  });
  return back;
}

/** Longest way from a node that nobody needs, over circles as one; -1 for a node without links. */
function layersOf(needs: Links, neededBy: Links): Int32Array {
  const { component, members } = circles(needs);
  const layer = new Int32Array(needs.length).fill(-1);
  const depth = new Int32Array(members.length);
  // Tarjan's order: a circle comes after all that it needs. From the last one on, those who need come first.
  for (let index = members.length - 1; index >= 0; index -= 1) {
    for (const node of members[index] ?? []) {
      if ((needs[node]?.length ?? 0) + (neededBy[node]?.length ?? 0) > 0) layer[node] = depth[index] ?? 0;
      for (const target of needs[node] ?? []) {
        const there = component[target] ?? 0;
        if (there !== index) depth[there] = Math.max(depth[there] ?? 0, (depth[index] ?? 0) + 1);
      }
    }
  }
  return layer;
}

type Circles = { readonly component: Int32Array; readonly members: readonly (readonly number[])[] };

/** Strongly connected components (Tarjan 1972), with a stack of our own: a long chain must not overflow the engine's. */
function circles(needs: Links): Circles {
  const size = needs.length;
  const component = new Int32Array(size).fill(-1);
  const number = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const next = new Int32Array(size);
  const open: number[] = [];
  const members: number[][] = [];
  let count = 0;
  for (let root = 0; root < size; root += 1) {
    const path = number[root] === -1 ? [root] : [];
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      if (number[node] === -1) {
        number[node] = low[node] = count++;
        open.push(node);
      }
      const target = needs[node]?.[next[node]!++];
      if (target !== undefined) {
        if (number[target] === -1) path.push(target);
        else if (component[target] === -1) low[node] = Math.min(low[node]!, number[target]!);
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above !== undefined) low[above] = Math.min(low[above]!, low[node]!);
      if (low[node] === number[node]) members.push(closed(node, open, component, members.length));
    }
  }
  return { component, members };
}

function closed(root: number, open: number[], component: Int32Array, index: number): number[] {
  const found: number[] = [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    component[node] = index;
    found.push(node);
    if (node === root) break;
  }
  return found;
}

/** Brings each node near the middle of its neighbours, column by column, forth and back. Changes the columns. */
function order(columns: number[][], needs: Links, neededBy: Links): void {
  const height = new Float64Array(needs.length);
  const settle = (column: readonly number[]): void => {
    column.forEach((node, row) => (height[node] = (row + 0.5) / column.length));
  };
  columns.forEach(settle);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const isForth = sweep % 2 === 0;
    const links = isForth ? neededBy : needs;
    for (let step = 0; step < columns.length; step += 1) {
      const at = isForth ? step : columns.length - 1 - step;
      const sorted = byHeight(columns[at] ?? [], (node) => mean(links[node] ?? [], height, height[node] ?? 0));
      columns[at] = sorted;
      settle(sorted);
    }
  }
}

function mean(nodes: readonly number[], height: Float64Array, otherwise: number): number {
  let sum = 0;
  for (const node of nodes) sum += height[node] ?? 0;
  return nodes.length === 0 ? otherwise : sum / nodes.length;
}

/** Sorts by a number from 0 to 1 into as many boxes as there are nodes: linear, and nodes of one box keep their order. */
function byHeight(nodes: readonly number[], heightOf: (node: number) => number): number[] {
  const boxes: number[][] = nodes.map(() => []);
  for (const node of nodes) {
    boxes[Math.min(nodes.length - 1, Math.floor(heightOf(node) * nodes.length))]?.push(node);
  }
  return boxes.flat();
}

/** A long layer is broken into several columns, so that the whole is about as high as it is wide. */
function place(layers: readonly (readonly number[])[], size: number): Layout {
  const placed = layers.reduce((sum, layer) => sum + layer.length, 0);
  const most = Math.max(10, Math.ceil(Math.sqrt(placed) * 1.5));
  const x = new Float64Array(size).fill(Number.NaN);
  const y = new Float64Array(size).fill(Number.NaN);
  let column = 0;
  let rows = 0;
  for (const layer of layers) {
    const parts = Math.ceil(layer.length / most);
    const high = Math.ceil(layer.length / parts);
    layer.forEach((node, index) => {
      x[node] = column + (index % parts);
      y[node] = Math.floor(index / parts) - high / 2;
    });
    // Parts of one layer stand close together; layers stand apart.
    column += parts - 1 + LAYER_STEP;
    rows = Math.max(rows, high);
  }
  return { x, y, columns: Math.max(0, column - LAYER_STEP + 1), rows, placed };
}

/** All that can be reached, the start included. */
export function reach(start: number, links: Links): ReadonlySet<number> {
  const found = new Set([start]);
  for (const node of found) for (const target of links[node] ?? []) found.add(target);
  return found;
}
