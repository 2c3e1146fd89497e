/** Draws the dependency graph on a canvas: only what is in sight, names only where they can be read. */
import type { Portfolio } from '../generated/types.ts';
import { shown } from './dom.ts';
import { layOut, type Layout, type Links, reach, reversed } from './layers.ts';

/** Pixels at scale 1. */
const NODE = { width: 118, height: 28, stepX: 142, stepY: 36, mostStepY: 60 } as const;
/** Below this scale names are too small to read, and are left out. */
const READABLE = 0.48;
const ZOOM = { least: 0.02, most: 2.5 } as const;
/** Links drawn as curves; more of them are drawn straight, which is ten times as fast. */
const MOST_CURVES = 4_000;

export type Graph = {
  readonly load: (portfolios: readonly Portfolio[], selected: string) => void;
  readonly select: (id: string) => void;
  readonly onlyAround: (isOn: boolean) => void;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly draw: () => void;
  /** How many portfolios have a place, and how many links are drawn. */
  readonly size: () => { readonly nodes: number; readonly links: number };
};

type View = { scale: number; x: number; y: number };

export function graphOn(canvas: HTMLCanvasElement, onSelect: (id: string) => void): Graph {
  const state = new GraphState();
  let isAsked = false;
  const draw = (): void => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      paint(canvas, state);
    });
  };
  const fit = (): void => {
    state.fit(canvas.clientWidth, canvas.clientHeight);
    draw();
  };
  listen(canvas, state, draw, onSelect);
  new ResizeObserver(draw).observe(canvas);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
  return {
    load: (portfolios, selected) => {
      state.load(portfolios, selected);
      fit();
    },
    select: (id) => {
      state.selected = state.indexOf(id);
      if (!state.isAround) return draw();
      state.arrange();
      fit();
    },
    onlyAround: (isOn) => {
      state.isAround = isOn;
      state.arrange();
      fit();
    },
    zoom: (factor) => {
      zoomAt(state.view, canvas.clientWidth / 2, canvas.clientHeight / 2, factor);
      draw();
    },
    fit,
    draw,
    size: () => ({ nodes: state.layout.placed, links: state.links }),
  };
}

class GraphState {
  portfolios: readonly Portfolio[] = [];
  needs: Links = [];
  neededBy: Links = [];
  layout: Layout = layOut([]);
  /** What is drawn: all links, or those around the selected portfolio. */
  drawn: Links = [];
  links = 0;
  selected = -1;
  isAround = false;
  readonly view: View = { scale: 1, x: 0, y: 0 };
  stepY: number = NODE.stepY;
  #index: ReadonlyMap<string, number> = new Map();

  load(portfolios: readonly Portfolio[], selected: string): void {
    this.portfolios = portfolios;
    this.#index = new Map(portfolios.map(({ id }, index) => [id, index]));
    this.needs = portfolios.map(({ dependency_portfolio_ids: ids }) => ids.map((id) => this.indexOf(id)));
    this.neededBy = reversed(this.needs);
    this.selected = this.indexOf(selected);
    this.arrange();
  }

  indexOf(id: string): number {
    return this.#index.get(id) ?? -1;
  }

  arrange(): void {
    const near = this.isAround ? this.connected() : undefined;
    this.drawn =
      near === undefined
        ? this.needs
        : this.needs.map((targets, node) => (near.has(node) ? targets.filter((target) => near.has(target)) : []));
    this.layout = layOut(this.drawn);
    this.links = this.drawn.reduce((sum, targets) => sum + targets.length, 0);
  }

  connected(): ReadonlySet<number> {
    return new Set([...reach(this.selected, this.needs), ...reach(this.selected, this.neededBy)]);
  }

  fit(width: number, height: number): void {
    const { columns, rows } = this.layout;
    const wide = Math.max(1, columns) * NODE.stepX;
    const high = Math.max(1, rows) * NODE.stepY;
    const scale = Math.min(1.1, (width - 32) / wide, (height - 32) / high);
    // Room that is left over goes between the rows.
    this.stepY = Math.min(NODE.mostStepY, (NODE.stepY * (height - 32)) / (high * scale));
    this.view.scale = Math.max(ZOOM.least, scale);
    this.view.x = (width - wide * this.view.scale) / 2 + ((NODE.stepX - NODE.width) / 2) * this.view.scale;
    this.view.y = height / 2;
  }

  /** The middle of a node's left edge, in pixels of the canvas. */
  screen(node: number): { readonly x: number; readonly y: number } | undefined {
    const x = this.layout.x[node];
    const y = this.layout.y[node];
    if (x === undefined || y === undefined || Number.isNaN(x)) return undefined;
    const { scale, x: left, y: top } = this.view;
    return { x: left + x * NODE.stepX * scale, y: top + (y + 0.5) * this.stepY * scale };
  }

  /** The node under a point. */
  at(x: number, y: number): number {
    const { scale } = this.view;
    return this.portfolios.findIndex((_, node) => {
      const at = this.screen(node);
      return (
        at !== undefined &&
        x >= at.x - 2 &&
        x <= at.x + NODE.width * scale + 2 &&
        Math.abs(y - at.y) <= (NODE.height / 2) * scale + 2
      );
    });
  }
}

function zoomAt(view: View, x: number, y: number, factor: number): void {
  const scale = Math.min(ZOOM.most, Math.max(ZOOM.least, view.scale * factor));
  view.x = x - ((x - view.x) * scale) / view.scale;
  view.y = y - ((y - view.y) * scale) / view.scale;
  view.scale = scale;
}

function listen(canvas: HTMLCanvasElement, state: GraphState, draw: () => void, onSelect: (id: string) => void): void {
  let held: { x: number; y: number; isMoved: boolean } | undefined;
  canvas.addEventListener('pointerdown', (event) => {
    held = { x: event.offsetX, y: event.offsetY, isMoved: false };
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (held === undefined) return;
    const [x, y] = [event.offsetX - held.x, event.offsetY - held.y];
    if (!held.isMoved && Math.abs(x) + Math.abs(y) < 4) return;
    state.view.x += x;
    state.view.y += y;
    held = { x: event.offsetX, y: event.offsetY, isMoved: true };
    draw();
  });
  canvas.addEventListener('pointerup', (event) => {
    const node = held?.isMoved === false ? state.portfolios[state.at(event.offsetX, event.offsetY)] : undefined;
    held = undefined;
    if (node !== undefined) onSelect(node.id);
  });
  canvas.addEventListener('pointercancel', () => (held = undefined));
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoomAt(state.view, event.offsetX, event.offsetY, Math.exp(-event.deltaY / 400));
      draw();
    },
    { passive: false },
  );
}

/** The colour that the theme gives to a name of the style sheet; states are such names. */
type Colours = (name: string) => string;

function paint(canvas: HTMLCanvasElement, state: GraphState): void {
  const context = canvas.getContext('2d');
  const [width, height, ratio] = [canvas.clientWidth, canvas.clientHeight, devicePixelRatio];
  if (context === null || width === 0) return;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  context.scale(ratio, ratio);
  const style = getComputedStyle(canvas);
  const colours: Colours = (name) => style.getPropertyValue(`--${name}`);
  const up = state.selected < 0 ? new Set<number>() : reach(state.selected, state.neededBy);
  const down = state.selected < 0 ? new Set<number>() : reach(state.selected, state.needs);
  const plain = new Path2D();
  const into = new Path2D();
  const out = new Path2D();
  state.drawn.forEach((targets, node) => {
    const from = state.screen(node);
    if (from === undefined) return;
    for (const target of targets) {
      const to = state.screen(target);
      if (to === undefined) continue;
      const path = down.has(node) ? out : up.has(target) ? into : plain;
      addLink(path, from, to, state);
    }
  });
  context.lineWidth = Math.max(0.5, Math.min(1, state.view.scale));
  const isBusy = state.links > 300 && state.selected >= 0;
  context.globalAlpha = isBusy ? 0.35 : 0.8;
  stroke(context, plain, colours('muted'));
  context.globalAlpha = 1;
  context.lineWidth = 1.6;
  stroke(context, out, colours('accent'));
  context.setLineDash([5, 3]);
  stroke(context, into, colours('text'));
  context.setLineDash([]);
  state.portfolios.forEach((portfolio, node) => {
    const at = state.screen(node);
    // Names out of sight would be measured in vain.
    if (
      at === undefined ||
      at.x < -NODE.width * ZOOM.most ||
      at.x > width ||
      at.y < -NODE.height ||
      at.y > height + NODE.height
    )
      return;
    const isFaint = state.selected >= 0 && !up.has(node) && !down.has(node);
    paintNode(context, portfolio, at, state.view.scale, node === state.selected, isFaint, colours);
  });
  context.globalAlpha = 1;
}

type Point = { readonly x: number; readonly y: number };

function addLink(path: Path2D, from: Point, to: Point, state: GraphState): void {
  const start = from.x + NODE.width * state.view.scale;
  path.moveTo(start, from.y);
  if (state.links > MOST_CURVES) return path.lineTo(to.x, to.y);
  const bend = Math.max(24 * state.view.scale, Math.abs(to.x - start) / 2);
  path.bezierCurveTo(start + bend, from.y, to.x - bend, to.y, to.x, to.y);
}

function stroke(context: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  context.strokeStyle = colour;
  context.stroke(path);
}

function paintNode(
  context: CanvasRenderingContext2D,
  portfolio: Portfolio,
  at: Point,
  scale: number,
  isSelected: boolean,
  isFaint: boolean,
  colours: Colours,
): void {
  const [width, height] = [NODE.width * scale, NODE.height * scale];
  context.fillStyle = colours('surface');
  context.strokeStyle = isSelected ? colours('accent') : colours('line');
  context.lineWidth = isSelected ? 2 : 1;
  context.beginPath();
  context.roundRect(at.x, at.y - height / 2, width, height, 5 * scale);
  context.globalAlpha = isFaint && scale < READABLE ? 0.45 : 1;
  if (scale < READABLE) {
    context.fillStyle = isSelected ? colours('accent') : colours(portfolio.coverage_state);
    context.fill();
    return;
  }
  context.fill();
  context.stroke();
  context.globalAlpha = isFaint ? 0.55 : 1;
  paintMark(context, portfolio.coverage_state, at.x + 13 * scale, at.y, 4.5 * scale, colours);
  context.fillStyle = colours('text');
  context.font = `${isSelected ? 600 : 400} ${12.5 * scale}px system-ui, sans-serif`;
  context.textBaseline = 'middle';
  context.fillText(clipped(context, shown(portfolio.label), width - 32 * scale), at.x + 24 * scale, at.y);
}

/** The same shapes as the style sheet draws: triangle, half disc, disc, ring. */
function paintMark(
  context: CanvasRenderingContext2D,
  state: Portfolio['coverage_state'],
  x: number,
  y: number,
  radius: number,
  colours: Colours,
): void {
  context.fillStyle = context.strokeStyle = colours(state);
  context.lineWidth = radius / 3;
  context.beginPath();
  if (state === 'action_needed') {
    context.moveTo(x, y - radius);
    context.lineTo(x + radius * 1.1, y + radius);
    context.lineTo(x - radius * 1.1, y + radius);
    return context.fill();
  }
  context.arc(x, y, radius, 0, 2 * Math.PI);
  if (state === 'ready') return context.fill();
  context.stroke();
  if (state === 'tracked') return;
  context.beginPath();
  context.arc(x, y, radius, Math.PI / 2, -Math.PI / 2);
  context.fill();
}

function clipped(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const characters = Array.from(text.slice(0, 40));
  while (characters.length > 1 && context.measureText(`${characters.join('')}…`).width > width) characters.pop();
  return `${characters.join('')}…`;
}
