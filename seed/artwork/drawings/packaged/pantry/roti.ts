import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import { bowlOf } from '#seed/artwork/drawings/fresh/tray.ts';
import { pillow } from '#seed/artwork/drawings/packaged/pantry/pillow.ts';
import { printed } from '#seed/artwork/drawings/packaged/pantry/prints.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';

/** A flaky flatbread seen slightly from above, with a spiral, blisters and a layered edge. */
function roti(s: Sketch, cx: number, cy: number, rx: number, ry: number, thick: number): string {
  const blisters = Array.from({ length: 20 }, () => {
    const a = s.random() * 6.283;
    const r = Math.sqrt(s.random()) * 0.88;
    const k = 0.3 + s.random() * 0.7;
    return `<ellipse cx="${(cx + Math.cos(a) * r * rx).toFixed(1)}" cy="${(cy + Math.sin(a) * r * ry).toFixed(1)}" rx="${(rx * 0.12 * k).toFixed(1)}" ry="${(ry * 0.13 * k).toFixed(1)}" fill="#8E4A14" opacity="${(0.25 + s.random() * 0.4).toFixed(2)}"/>`;
  }).join('');
  const spiral: string[] = [];
  for (let i = 0; i <= 90; i++) {
    const a = i * 0.24;
    const r = 0.1 + (i / 90) * 0.82;
    spiral.push(`${(cx + Math.cos(a) * rx * r).toFixed(1)} ${(cy + Math.sin(a) * ry * r).toFixed(1)}`);
  }
  const flakes = [0.3, 0.62].map((k) => `<path d="M${cx - rx + 3} ${cy + thick * k}A${rx - 3} ${ry} 0 0 0 ${cx + rx - 3} ${cy + thick * k}" stroke="${k < 0.5 ? '#FFE8B8' : '#8A4E1A'}" stroke-width="2.400" fill="none" opacity=".6"/>`).join('');
  return `<path d="M${cx - rx} ${cy}v${thick}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-thick}Z" fill="${s.gradient(['#D99E52', '#F0C684', '#D99E52', '#A66C2C', '#7E4A18'], 'across')}"/>${flakes}${s.solid(oval(cx, cy, rx, ry), ['#FFF0C8', '#F0C47C', '#B87430'], { depth: Math.min(14, ry * 0.4), inside: `${blisters}<path d="M${spiral.join('L')}" stroke="#B27030" stroke-width="${(ry * 0.06).toFixed(1)}" fill="none" opacity=".5"/><path d="M${spiral.join('L')}" stroke="#FFF6DC" stroke-width="${(ry * 0.045).toFixed(1)}" fill="none" opacity=".65" transform="translate(-1.500 -2.500)"/>` })}`;
}

/** A stack of cooked roti canai. */
export function rotiStack(): string {
  const s = createSketch(761);
  const shade = (y: number): string => s.soft(5, `<ellipse cx="166" cy="${y}" rx="116" ry="40" fill="#3B1A06" opacity=".35"/>`);
  return s.svg(`${roti(s, 166, 232, 128, 46, 18)}${shade(218)}${roti(s, 154, 204, 126, 46, 18)}${shade(190)}${roti(s, 166, 176, 126, 46, 18)}${shade(162)}${roti(s, 158, 148, 128, 48, 18)}`);
}

/** A pack of frozen roti with a picture of a roti printed on it. */
export function rotiPack(): string {
  const s = createSketch(762);
  const print = `<path d="M40 190C100 168 220 168 280 190V282H40Z" fill="#0E4C80"/><path d="M40 190C100 168 220 168 280 190" stroke="#F6C64A" stroke-width="6" fill="none"/><rect x="66" y="72" width="188" height="84" rx="10" fill="#0E4C80"/>${productLabel('roti-canai-frozen', { box: [76, 80, 244, 149], ink: '#fff', accent: '#F6C64A', paper: '#0E4C80' })}${printed('frost', 236, 176, 0.42, '#fff', '#0E4C80')}<ellipse cx="164" cy="228" rx="80" ry="44" fill="#06294A" opacity=".5"/>${roti(s, 158, 210, 76, 40, 10)}`;
  return s.svg(pillow(s, { left: 46, right: 274, top: 28, bottom: 304, tones: ['#D6EDFB', '#86BCE6', '#3A74AC'], print }));
}

/** A bowl of dhal curry for dipping. */
export function dhalBowl(): string {
  const s = createSketch(763);
  const bits = Array.from({ length: 60 }, () => {
    const a = s.random() * 6.283;
    const r = Math.sqrt(s.random());
    return `<ellipse cx="${(160 + Math.cos(a) * r * 90).toFixed(1)}" cy="${(166 + Math.sin(a) * r * 24).toFixed(1)}" rx="6" ry="3.500" fill="${s.random() > 0.5 ? '#FFD98A' : '#C46A10'}" opacity=".75"/>`;
  }).join('');
  const leaf = (x: number, y: number, turn: number): string => `<path d="M0 0C8 -10 24 -10 32 0C24 8 8 8 0 0Z" fill="#3F7A2A" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  return s.svg(bowlOf(s, ['#F4F6F6', '#C9D0D2', '#6E7A80'], ['#FFC85A', '#E8941C', '#A6560A'], `${bits}${leaf(120, 168, -10)}${leaf(158, 158, 20)}${leaf(180, 176, -24)}<path d="M92 160q24 -12 50 -2t60 -2" stroke="#F0642A" stroke-width="5" fill="none" opacity=".5"/>`));
}
