import type { BrandStyle } from '#seed/artwork/labels/brandStyles.ts';
import { capHeight, type Face } from '#seed/artwork/labels/faces.ts';
import type { Surface } from '#seed/artwork/labels/surfaces.ts';
import { block, discOn, fit, lineOn, panelOn, widthOf } from '#seed/artwork/labels/typeset.ts';

/** A rectangle of the unrolled label. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface LabelColours {
  ink: string;
  /** The colour of marks and rules. */
  accent: string;
  /** The colour of type on the accent. */
  paper: string;
}

export interface LabelTexts {
  brand: string;
  name: string;
  kind: string;
  net: string;
}

export interface Layout {
  surface: Surface;
  box: Box;
  style: BrandStyle;
  colours: LabelColours;
  texts: LabelTexts;
}

const fill = (d: string, color: string): string => (d ? `<path d="${d}" fill="${color}"/>` : '');

/** One line in a strip of the label, as large as the strip allows. */
function strip({ surface }: Layout, text: string, face: Face, { x, y, w, h }: Box, anchor: 'start' | 'middle' | 'end' = 'middle', tracking = 0.04): string {
  if (!text) return '';
  const size = Math.min(h / capHeight[face], w / widthOf(text, face, tracking));
  const px = { start: x, middle: x + w / 2, end: x + w }[anchor];
  return lineOn(surface, { text, face, x: px, y: y + h / 2 + (size * capHeight[face]) / 2, size, anchor, tracking });
}

/** The name with its kind below, centred in the box or at its left. */
function title({ surface, style, texts, colours }: Layout, { x, y, w, h }: Box, anchor: 'start' | 'middle' = 'middle'): string {
  const name = style.capitals ? texts.name.toUpperCase() : texts.name;
  // Below 5.5 units the kind is not legible in the largest picture.
  const kindRoom = texts.kind ? Math.min(h * 0.2, 9.5, w / widthOf(texts.kind, style.text)) : 0;
  const kindSize = kindRoom >= 5.5 ? kindRoom : 0;
  const room = h - (kindSize ? kindSize * 1.5 : 0);
  const fitted = fit(name, { width: w, height: room, face: style.name, maxSize: 40 });
  const rest = (h - fitted.height - (kindSize ? kindSize * 1.5 : 0)) / 2;
  const px = anchor === 'middle' ? x + w / 2 : x;
  const kind = kindSize ? lineOn(surface, { text: texts.kind, face: style.text, x: px, y: y + rest + fitted.height + kindSize * 1.35, size: kindSize, anchor }) : '';
  return fill(block(surface, fitted, style.name, px, y + rest, anchor) + kind, colours.ink);
}

const initials = (brand: string): string => brand.split(/[\s&]+/).filter(Boolean).map((word) => word[0]).join('').slice(0, 2);

/** The brand in a strip of colour across the head, the net content below the name. */
function band(layout: Layout): string {
  const { surface, box: { x, y, w, h }, colours, texts, style } = layout;
  const head = Math.min(15, h * 0.22);
  const foot = texts.net ? Math.min(8.5, h * 0.13) : 0;
  return fill(panelOn(surface, x, y, x + w, y + head), colours.accent)
    + fill(strip(layout, texts.brand.toUpperCase(), style.text, { x: x + w * 0.06, y: y + head * 0.27, w: w * 0.88, h: head * 0.46 }, 'middle', 0.1), colours.paper)
    + title(layout, { x: x + w * 0.03, y: y + head + h * 0.06, w: w * 0.94, h: h - head - h * 0.12 - (foot ? foot + h * 0.04 : 0) })
    + fill(strip(layout, texts.net, style.text, { x, y: y + h - foot, w, h: foot }), colours.ink);
}

/** The brand's initials in a disc: above the name, or left of it on a wide label. */
function roundel(layout: Layout): string {
  const { surface, box: { x, y, w, h }, colours, texts, style } = layout;
  const wide = w > h * 1.75;
  const r = wide ? Math.min(h * 0.3, w * 0.13) : Math.min(h * 0.15, w * 0.16);
  const cx = wide ? x + r : x + w / 2;
  const cy = wide ? y + h * 0.5 : y + r;
  const mark = fill(discOn(surface, cx, cy, r), colours.accent)
    + fill(strip(layout, initials(texts.brand), style.name, { x: cx - r * 0.68, y: cy - r * 0.4, w: r * 1.36, h: r * 0.8 }, 'middle', 0), colours.paper);
  const left = wide ? x + r * 2 + w * 0.04 : x;
  const width = x + w - left;
  const brandTop = wide ? y : y + r * 2 + h * 0.035;
  const small = Math.min(7.5, h * 0.1);
  const top = brandTop + small + h * 0.05;
  const foot = texts.net ? small * 1.15 : 0;
  const netWidth = texts.net ? Math.min(width * 0.7, widthOf(texts.net, style.text, 0.04) * (foot / capHeight[style.text])) : 0;
  const rules = foot && !wide
    ? panelOn(surface, x, y + h - foot * 0.6, x + (w - netWidth) / 2 - 4, y + h - foot * 0.6 + 0.9) + panelOn(surface, x + (w + netWidth) / 2 + 4, y + h - foot * 0.6, x + w, y + h - foot * 0.6 + 0.9)
    : '';
  return mark
    + fill(strip(layout, texts.brand, style.text, { x: left, y: brandTop, w: width, h: small }), colours.accent)
    + title(layout, { x: left, y: top, w: width, h: y + h - foot - h * 0.05 - top })
    + fill(rules, colours.accent)
    + fill(strip(layout, texts.net, style.text, { x: left + width * 0.15, y: y + h - foot, w: width * 0.7, h: foot }), colours.ink);
}

/** Everything starts at the left, below a thick stripe. */
function stripe(layout: Layout): string {
  const { surface, box: { x, y, w, h }, colours, texts, style } = layout;
  const small = Math.min(8, h * 0.11);
  const rule = Math.max(1.6, h * 0.035);
  const top = y + rule + h * 0.06 + small + h * 0.05;
  const foot = y + h - small;
  return fill(panelOn(surface, x, y, x + w * 0.34, y + rule) + panelOn(surface, x, foot - h * 0.05, x + w, foot - h * 0.05 + 0.9), colours.accent)
    + fill(strip(layout, texts.brand, style.text, { x, y: y + rule + h * 0.06, w, h: small }, 'start', 0.02), colours.accent)
    + title(layout, { x, y: top, w, h: foot - h * 0.09 - top }, 'start')
    + fill(strip(layout, texts.net, style.text, { x, y: foot, w, h: small }, 'start'), colours.ink);
}

/** A double frame; the brand interrupts its upper edge, the net content its lower one. */
function stamp(layout: Layout): string {
  const { surface, box: { x, y, w, h }, colours, texts, style } = layout;
  const small = Math.min(7, h * 0.1);
  const [top, bottom] = [y + small / 2, y + h - (texts.net ? small * 0.7 : 0)];
  const track = 0.08;
  const gapOf = (text: string, size: number): number => (text ? Math.min(w * 0.8, widthOf(text, style.text, track) * (size / capHeight[style.text])) + 6 : 0);
  const [head, foot] = [gapOf(texts.brand.toUpperCase(), small), gapOf(texts.net, small * 1.2)];
  const frame = (inset: number, line: number): string => {
    const [l, r, t, b] = [x + inset, x + w - inset, top + inset, bottom - inset];
    const edge = (at: number, gap: number): string =>
      gap ? panelOn(surface, l, at, x + (w - gap) / 2, at + line) + panelOn(surface, x + (w + gap) / 2, at, r, at + line) : panelOn(surface, l, at, r, at + line);
    return edge(t, head) + edge(b - line, foot) + panelOn(surface, l, t, l + line, b) + panelOn(surface, r - line, t, r, b);
  };
  return fill(frame(0, 1.5) + frame(3, 0.7), colours.accent)
    + fill(strip(layout, texts.brand.toUpperCase(), style.text, { x: x + w * 0.1, y, w: w * 0.8, h: small }, 'middle', track), colours.accent)
    + title(layout, { x: x + 7, y: top + small * 0.5 + 5, w: w - 14, h: bottom - top - small * 1.1 - 9 })
    + fill(strip(layout, texts.net, style.text, { x: x + w * 0.1, y: y + h - small * 1.3, w: w * 0.8, h: small * 1.2 }, 'middle', track), colours.ink);
}

/** The brand's first character, large in a lozenge, between two rules. */
function monogram(layout: Layout): string {
  const { surface, box: { x, y, w, h }, colours, texts, style } = layout;
  const small = Math.min(6.5, h * 0.085);
  const r = Math.min(h * 0.14, 13);
  const cx = x + w / 2;
  const line = (at: number): string => panelOn(surface, x, at, cx - r - 4, at + 0.9) + panelOn(surface, cx + r + 4, at, x + w, at + 0.9);
  const lozenge = `M${[[0, -1], [1, 0], [0, 1], [-1, 0]].map(([a = 0, b = 0]) => surface.place(cx + a * r, y + r + b * r).map((v) => v.toFixed(1)).join(' ')).join('L')}Z`;
  const top = y + r * 2 + h * 0.05;
  const net = texts.net ? small * 1.2 : 0;
  const brandTop = y + h - net - (net ? h * 0.045 : 0) - small;
  return fill(lozenge + line(y + r), colours.accent)
    + fill(strip(layout, texts.brand.slice(0, 1), style.name, { x: cx - r * 0.5, y: y + r - r * 0.42, w: r, h: r * 0.84 }, 'middle', 0), colours.paper)
    + title(layout, { x, y: top, w, h: brandTop - h * 0.05 - top })
    + fill(strip(layout, texts.brand.toUpperCase(), style.text, { x, y: brandTop, w, h: small }, 'middle', 0.12), colours.accent)
    + fill(strip(layout, texts.net, style.text, { x, y: y + h - net, w, h: net }), colours.ink);
}

export const layouts: Record<BrandStyle['layout'], (layout: Layout) => string> = { band, roundel, stripe, stamp, monogram };
export { strip, title, fill };
