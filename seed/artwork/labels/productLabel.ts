import { brandStyle, type BrandStyle } from '#seed/artwork/labels/brandStyles.ts';
import { labelFacts } from '#seed/artwork/labels/labelFacts.ts';
import { fill, layouts, strip, title, type Box, type LabelColours, type LabelTexts } from '#seed/artwork/labels/layouts.ts';
import { flat, type Surface } from '#seed/artwork/labels/surfaces.ts';

interface Print {
  surface?: Surface;
  /** The rectangle in the drawing, or on the unrolled label if the surface is curved upright. */
  box: readonly [left: number, top: number, right: number, bottom: number];
  ink: string;
  accent?: string;
  paper?: string;
  /** Texts that the pack shows elsewhere. */
  without?: readonly (keyof LabelTexts)[];
  layout?: BrandStyle['layout'];
}

function prepare(slug: string, print: Print): { texts: LabelTexts; style: BrandStyle; box: Box; surface: Surface; colours: LabelColours } {
  const { surface = flat, box: [left, top, right, bottom], ink, accent = ink, paper = '#FFFFFF' } = print;
  const { brandSlug, ...facts } = labelFacts(slug);
  const texts: LabelTexts = { ...facts };
  for (const part of print.without ?? []) texts[part] = '';
  const x = surface.unroll(left);
  return { texts, style: brandStyle(brandSlug), box: { x, y: top, w: surface.unroll(right) - x, h: bottom - top }, surface, colours: { ink, accent, paper } };
}

/** A product's whole label in its brand's layout: brand mark, name, kind and net content. */
export function productLabel(slug: string, print: Print): string {
  const prepared = prepare(slug, print);
  return layouts[print.layout ?? prepared.style.layout](prepared);
}

/** The product's name, and its kind if there is room, filling a box. */
export function productName(slug: string, print: Print): string {
  const prepared = prepare(slug, print);
  return title(prepared, prepared.box);
}

/** One of the label's other texts in one line that fills a box. */
export function labelLine(slug: string, part: 'brand' | 'kind' | 'net', print: Print & { anchor?: 'start' | 'middle' | 'end' }): string {
  const { texts, style, box, colours, surface } = prepare(slug, print);
  const layout = { texts, style, box, colours, surface };
  return fill(strip(layout, part === 'brand' ? texts.brand.toUpperCase() : texts[part], style.text, box, print.anchor, part === 'brand' ? 0.1 : 0.04), colours.ink);
}
