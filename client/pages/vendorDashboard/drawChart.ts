import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** A chart's data by day. */
export interface ChartContent {
  /** Bars, one per day. */
  values: readonly number[];
  /** Previous period, drawn as a dotted line. */
  before: readonly number[];
  /** Axis ticks in ascending order, from zero. */
  marks: readonly number[];
  /** Index of the best day; null if there is none. */
  best: number | null;
  /** Indexes of the days that have a date label. */
  labelled: readonly number[];
  nameOf: (value: number) => string;
  markOf: (value: number) => string;
  dateOf: (index: number) => string;
  /** Called with the day under the pointer, and with null when the pointer leaves the chart. */
  onPoint: (point: { index: number; left: number } | null) => void;
}

const TOP_PX = 26;
const RIGHT_PX = 26;
const AXIS_PX = 56;
const DATES_PX = 30;
const LABEL_GAP_PX = 6;

/** Draws a chart that fills an element, in the colours of the element's theme. Returns a destroy function. */
export function drawChart(root: HTMLElement, content: ChartContent): () => void {
  let plot = plotIn(root, content);
  const redraw = () => {
    plot.destroy();
    plot = plotIn(root, content);
  };
  const sizes = new ResizeObserver(() => {
    if (root.clientWidth !== plot.width || root.clientHeight !== plot.height) plot.setSize(sizeOf(root));
  });
  sizes.observe(root);
  const themes = new MutationObserver(redraw);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', redraw);
  return () => {
    sizes.disconnect();
    themes.disconnect();
    system.removeEventListener('change', redraw);
    plot.destroy();
  };
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): { width: number; height: number } {
  return { width: clientWidth, height: clientHeight };
}

function plotIn(root: HTMLElement, content: ChartContent): uPlot {
  const { values, before, marks, best, labelled } = content;
  const colour = colourReader(root);
  const font = `13px ${getComputedStyle(root).fontFamily}`;
  const bars = (fill: string): uPlot.Series => ({
    fill,
    stroke: colour('--border-strong'),
    width: 1,
    points: { show: false },
    paths: uPlot.paths.bars?.({ size: [0.74, 64], radius: 0.16 }),
  });
  const axis = { stroke: colour('--subtle'), font, ticks: { show: false } };
  const options: uPlot.Options = {
    ...sizeOf(root),
    padding: [TOP_PX, RIGHT_PX, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: { x: { time: false, range: [-0.5, values.length - 0.5] }, y: { range: [0, marks.at(-1) ?? 1] } },
    axes: [
      { ...axis, size: DATES_PX, grid: { show: false }, splits: () => [...labelled], values: (_plot, at) => at.map(content.dateOf) },
      {
        ...axis,
        size: AXIS_PX,
        grid: { stroke: colour('--border'), width: 1 },
        splits: () => [...marks],
        values: (_plot, at) => at.map(content.markOf),
      },
    ],
    series: [
      {},
      bars(colour('--bars')),
      bars(colour('--primary')),
      { stroke: colour('--muted'), width: 1.5, dash: [2, 3], points: { show: false } },
    ],
    hooks: {
      draw: [(plot) => writeBest(plot, content, { font: `600 ${font}`, fill: colour('--text') })],
      setCursor: [
        (plot) => {
          const { idx, left } = plot.cursor;
          const isOver = idx != null && left != null && left >= 0;
          content.onPoint(isOver ? { index: idx, left: AXIS_PX + plot.valToPos(idx, 'x') } : null);
        },
      ],
    },
  };
  const data: uPlot.AlignedData = [
    values.map((_, at) => at),
    values.map((value, at) => (at === best ? null : value)),
    values.map((value, at) => (at === best ? value : null)),
    [...before],
  ];
  return new uPlot(options, data, root);
}

/** Draws the best day's label above its bar, within the plot. */
function writeBest(plot: uPlot, { values, best, nameOf }: ChartContent, { font, fill }: { font: string; fill: string }): void {
  if (best === null) return;
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  const text = nameOf(values[best] ?? 0);
  ctx.save();
  ctx.font = font.replace('13px', `${13 * scale}px`);
  ctx.fillStyle = fill;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'bottom';
  const half = ctx.measureText(text).width / 2;
  const middle = plot.valToPos(best, 'x', true);
  const x = Math.min(Math.max(middle, bbox.left + half), bbox.left + bbox.width + RIGHT_PX * scale - half);
  ctx.fillText(text, x, plot.valToPos(values[best] ?? 0, 'y', true) - LABEL_GAP_PX * scale);
  ctx.restore();
}

/** Returns a function that resolves a design token to a computed colour, which a canvas needs. */
function colourReader(root: HTMLElement): (token: string) => string {
  return (token) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${token})`;
    root.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}
