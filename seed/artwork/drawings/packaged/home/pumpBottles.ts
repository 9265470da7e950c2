import { leaf } from '#seed/artwork/drawings/fresh/leaf.ts';
import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { gold, moulded, porcelain, pump, swirl } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { mix, patch, vessel } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { around } from '#seed/artwork/labels/surfaces.ts';

const henna: Tones = ['#C4E6C4', '#74B68A', '#2A6A4A'];
const hennaBody = 'M94 140C94 116 116 106 136 104H184C204 106 226 116 226 140V276Q226 304 198 304H122Q94 304 94 276Z';

/** The green shampoo in its square-shouldered pump bottle. */
export function hennaShampoo(): string {
  const s = createSketch(631);
  const label = 'M110 160H210V270H110Z';
  return s.svg(`${moulded(s, hennaBody, henna)}${s.soft(3, `<path d="${label}" fill="#0E3A24" opacity=".35" transform="translate(2 4)"/>`)}<path d="${label}" fill="${s.gradient(['#F4F0E0', '#FFFDF4', '#FFFBF0', '#E4DCC4'], 'across')}"/>${leaf(s, 158, 194, 26, 15, -128, ['#8CC88A', '#4E9A62', '#1F5A3A'])}${leaf(s, 160, 194, 28, 16, -52, ['#A9D88A', '#5FA86A', '#2A6A42'])}${leaf(s, 159, 193, 25, 13, -90, ['#8CC88A', '#4E9A62', '#1F5A3A'])}${productLabel('herbal-shampoo', { box: [116, 197, 204, 265], ink: '#1F5A3A', accent: '#C0763A', paper: '#FFFDF4' })}${s.glint(103, 196, 4, 66, 0, 0.8)}${pump(s, 160, 22, porcelain)}`);
}

/** The green shampoo from behind, showing the label with its text and weight. */
export function hennaShampooBack(): string {
  const s = createSketch(632);
  const lines = Array.from({ length: 8 }, (_, i) => `<rect x="118" y="${176 + i * 9}" width="${i % 3 === 2 ? 52 : 78}" height="3.500" rx="1.700" fill="#1F5A3A" opacity=".45"/>`).join('');
  return s.svg(`${moulded(s, hennaBody, henna)}<path d="M110 160H210V270H110Z" fill="${s.gradient(['#F4F0E0', '#FFFDF4', '#E4DCC4'], 'across')}"/>${lines}<rect x="118" y="252" width="28" height="11" rx="2" fill="#C0763A"/><g fill="#1F2A22">${[0, 4, 7, 12, 15, 20, 24, 29, 33].map((x, i) => `<rect x="${166 + x}" y="250" width="${1.4 + (i % 3)}" height="14"/>`).join('')}</g>${s.glint(103, 196, 4, 66, 0, 0.8)}${pump(s, 160, 22, porcelain)}`);
}

/** A clay bowl of green henna powder with a wooden spoon and leaves. */
export function hennaBowl(): string {
  const s = createSketch(633);
  const specks = Array.from({ length: 90 }, () => {
    const a = s.random() * 6.283;
    const r = Math.sqrt(s.random());
    return `<circle cx="${(150 + Math.cos(a) * r * 92).toFixed(1)}" cy="${(154 + Math.sin(a) * r * 30).toFixed(1)}" r="${1.5 + s.random() * 2}" fill="${s.random() > 0.5 ? '#C6CE7A' : '#5E6A24'}" opacity=".6"/>`;
  }).join('');
  const mound = 'M46 168C70 110 118 96 150 96S232 112 254 168Q150 204 46 168Z';
  return s.svg(`${leaf(s, 214, 240, 92, 40, -4)}${leaf(s, 220, 226, 84, 38, -34)}${s.solid('M38 164C40 226 84 262 118 264H182C216 262 260 226 262 164Z', ['#D89A6A', '#A8623A', '#5E2C14'], { depth: 16 })}<path d="${oval(150, 164, 112, 34)}" fill="#E4AE80"/><path d="${oval(150, 167, 102, 28)}" fill="#6E3A1C"/>${s.solid(mound, ['#BCC46A', '#8A963C', '#4A5618'], { depth: 16, inside: specks })}<path d="M38 164A112 34 0 0 0 262 164" stroke="#F0C49A" stroke-width="6" fill="none"/>${s.solid('M176 132L262 44Q272 36 280 44Q288 52 280 62L194 148Q182 156 174 150Q168 142 176 132Z', ['#EBC48C', '#C08A4C', '#6E4420'], { depth: 7 })}`);
}

const peach: Tones = ['#FFE9DC', '#F0BCA2', '#B0705A'];

/** The peach lotion in a bottle with a slender neck and a gilt pump. */
export function coconutLotion(): string {
  const s = createSketch(634);
  const outline = vessel({ cx: 150, neck: 34, body: 62, top: 96, shoulder: [100, 168], bottom: 306, foot: 26 });
  const round = { cx: 150, rx: 62, ry: 12 };
  const label = patch(round, 98, 202, 186, 268);
  return s.svg(`${moulded(s, outline, peach)}<path d="${label}" fill="${s.gradient(['#FFF8F0', '#FFFEFA', '#F6E4D8'], 'across')}"/>${productLabel('coconut-lotion', { surface: around(round), box: [104, 190, 197, 263], ink: '#7A3A28', accent: '#B0604A', paper: '#FFF8F0' })}${s.glint(100, 230, 4, 48, 0, 0.8)}${pump(s, 150, 24, gold)}`);
}

/** A dab of cream with a peak. */
function creamSwirl(s: Sketch, tones: Tones): string {
  const base = 'M20 232C34 196 90 184 160 184S286 198 300 232C300 262 230 276 160 276S20 262 20 232Z';
  return `${s.solid(base, tones, { depth: 16 })}${swirl(s, 160, 218, 106, 38, tones)}`;
}

/** Poured lotion that forms a soft, white swirl. */
export function lotionSwirl(): string {
  const s = createSketch(635);
  return s.svg(creamSwirl(s, ['#FFFFFF', '#FBF3EA', mix('#D8BFB0', '#FFFFFF', 0.1)]));
}
