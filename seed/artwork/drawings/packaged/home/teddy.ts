import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

const honey: Tones = ['#F4D2A0', '#CE9656', '#7A4C22'];
const pale: Tones = ['#FFF3DC', '#F0D6AC', '#B8925E'];

/** Short fur on a round part, drawn as fine strokes that point outwards. */
function fur(s: Sketch, cx: number, cy: number, rx: number, ry: number, count: number): string {
  const strokes = Array.from({ length: Math.round(count * 0.6) }, () => {
    const a = s.random() * 6.283;
    const r = Math.sqrt(s.random());
    const [x, y] = [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(a) * 5).toFixed(1)} ${(Math.sin(a) * 5 + 2).toFixed(1)}`;
  });
  const half = Math.floor(strokes.length / 2);
  return `<path d="${strokes.slice(0, half).join('')}" stroke="#FFE9C4" stroke-width="1.600" opacity=".55" stroke-linecap="round"/><path d="${strokes.slice(half).join('')}" stroke="#7A4C22" stroke-width="1.600" opacity=".35" stroke-linecap="round"/>`;
}

function limb(s: Sketch, cx: number, cy: number, rx: number, ry: number, turn: number): string {
  return s.solid(oval(cx, cy, rx, ry, turn), honey, { depth: Math.min(rx, ry) * 0.36, inside: fur(s, cx, cy, rx, rx, 60) });
}

function head(s: Sketch, lowered: number): string {
  const y = 92 + lowered;
  return `${limb(s, 92, y - 52, 32, 32, 0)}${limb(s, 228, y - 52, 32, 32, 0)}${s.solid(oval(92, y - 50, 18, 18), pale, { depth: 6 })}${s.solid(oval(228, y - 50, 18, 18), pale, { depth: 6 })}${s.solid(oval(160, y, 88, 78), honey, { depth: 24, inside: fur(s, 160, y, 86, 76, 220) })}${s.solid(oval(160, y + 30, 42, 34), pale, { depth: 12, inside: fur(s, 160, y + 30, 40, 32, 50) })}<path d="M142 ${y + 14}Q160 ${y + 4} 178 ${y + 14}Q176 ${y + 28} 160 ${y + 32}Q144 ${y + 28} 142 ${y + 14}Z" fill="#3A2010"/><ellipse cx="153" cy="${y + 15}" rx="6" ry="3" fill="#fff" opacity=".6"/><path d="M160 ${y + 32}V${y + 42}M144 ${y + 44}Q152 ${y + 52} 160 ${y + 42}Q168 ${y + 52} 176 ${y + 44}" stroke="#3A2010" stroke-width="4" fill="none" stroke-linecap="round"/>${[124, 196].map((x) => `<circle cx="${x}" cy="${y - 6}" r="10" fill="#24120A"/><circle cx="${x - 3}" cy="${y - 10}" r="3.500" fill="#fff"/>`).join('')}<g opacity=".35" fill="#E8705A"><ellipse cx="102" cy="${y + 26}" rx="13" ry="9"/><ellipse cx="218" cy="${y + 26}" rx="13" ry="9"/></g>`;
}

function scarf(s: Sketch, tones: Tones): string {
  const check = Array.from({ length: 9 }, (_, i) => `<path d="M${76 + i * 21} 140V260M70 ${158 + i * 12}H260" stroke="#fff" stroke-width="3" opacity=".4"/>`).join('');
  return `${s.solid('M178 178C206 190 214 222 206 254L176 250C180 224 176 202 160 188Z', tones, { depth: 9, inside: check })}${s.solid('M86 156Q160 192 234 156Q240 170 232 180Q160 212 88 180Q80 170 86 156Z', tones, { depth: 8, inside: check })}`;
}

/** The teddy bear, sitting, with a checked scarf round its neck. */
export function teddy(): string {
  const s = createSketch(901);
  return s.svg(`${limb(s, 78, 214, 30, 54, 28)}${limb(s, 242, 214, 30, 54, -28)}${s.solid(oval(160, 224, 76, 78), honey, { depth: 22, inside: fur(s, 160, 224, 74, 76, 180) })}${s.solid(oval(160, 236, 46, 48), pale, { depth: 12, inside: fur(s, 160, 236, 44, 46, 70) })}${limb(s, 90, 276, 46, 38, 18)}${limb(s, 230, 276, 46, 38, -18)}${s.solid(oval(74, 280, 28, 27), pale, { depth: 9 })}${s.solid(oval(246, 280, 28, 27), pale, { depth: 9 })}<g stroke="#B8925E" stroke-width="2" stroke-dasharray="4 3" fill="none"><path d="${oval(74, 280, 23, 22)}"/><path d="${oval(246, 280, 23, 22)}"/></g>${head(s, 0)}${scarf(s, ['#7CC0C8', '#2E7E90', '#10425A'])}`);
}

/** The bear asleep on its front, with its chin on its paws. */
export function teddyLying(): string {
  const s = createSketch(902);
  return s.svg(`${s.solid(oval(226, 196, 84, 66), honey, { depth: 22, inside: fur(s, 226, 196, 82, 64, 180) })}${s.solid(oval(304, 196, 15, 15), pale, { depth: 6 })}${limb(s, 262, 246, 40, 22, 0)}${s.solid(oval(292, 248, 19, 19), pale, { depth: 7 })}<g transform="translate(-18 72) scale(.9)">${head(s, 0)}</g>${limb(s, 70, 250, 40, 19, 4)}${limb(s, 172, 252, 40, 19, -4)}${s.solid('M52 200Q120 236 196 196Q204 210 196 218Q122 254 56 222Q46 212 52 200Z', ['#7CC0C8', '#2E7E90', '#10425A'], { depth: 7 })}`);
}
