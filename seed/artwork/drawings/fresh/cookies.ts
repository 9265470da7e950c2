import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';

const butterTones: Tones = ['#FFE6A8', '#EDBB66', '#B4782C'];

/** A ring-shaped, piped butter cookie. */
function ringCookie(s: Sketch, x: number, y: number, r: number, tilt = 0.72): string {
  const lobes = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * Math.PI * 2;
    const px = x + Math.cos(a) * r * 0.66;
    const py = y + Math.sin(a) * r * 0.66 * tilt;
    return s.solid(oval(px, py, r * 0.34, r * 0.22, (a * 180) / Math.PI + 50), butterTones, { depth: r * 0.1 });
  }).join('');
  return `${s.soft(3, `<ellipse cx="${x + 2}" cy="${y + r * 0.24}" rx="${r}" ry="${r * tilt}" fill="#3A1C04" opacity=".35"/>`)}<path d="${oval(x, y + r * 0.16, r * 0.92, r * 0.92 * tilt)}${oval(x, y + r * 0.12, r * 0.3, r * 0.3 * tilt)}" fill-rule="evenodd" fill="#B4782C"/>${lobes}`;
}

/** A square, pricked biscuit with sugar. */
function pricked(s: Sketch, x: number, y: number, r: number): string {
  const d = `M${x - r} ${y}L${x} ${y - r * 0.62}L${x + r} ${y}L${x} ${y + r * 0.62}Z`;
  const sugar = Array.from({ length: 24 }, () => `<circle cx="${x + (s.random() * 2 - 1) * r * 0.6}" cy="${y + (s.random() * 2 - 1) * r * 0.36}" r="1.5" fill="#fff" opacity=".85"/>`).join('');
  return `<path d="${d}" fill="#9E6420" transform="translate(0 ${r * 0.2})"/>${s.solid(d, butterTones, { depth: r * 0.2 })}${sugar}`;
}

/** An open round tin of butter cookies in blue, with its lid leaning behind. */
export function cookieTin(): string {
  const s = createSketch(551);
  const blue: Tones = ['#4E86C8', '#1F4E94', '#0C2450'];
  const gold = s.gradient(['#FBE6A8', '#D2A24A', '#FFF0C4', '#B07C26'], 'across');
  return s.svg(`<g transform="rotate(-12 210 120)">${s.solid(oval(206, 112, 106, 98), blue, { depth: 16 })}<path d="${oval(206, 112, 92, 85)}" fill="none" stroke="${gold}" stroke-width="4"/><path d="${oval(206, 112, 74, 68)}" fill="#FFF6DE"/>${productLabel('butter-cookies-tin', { box: [152, 70, 260, 152], ink: '#0C2450', accent: '#1F4E94', paper: '#FFF6DE' })}</g>
${s.solid('M20 206V252C20 284 82 304 158 304S296 284 296 252V206Z', blue, { depth: 16 })}<path d="M20 232C20 262 82 282 158 282S296 262 296 232v9C296 272 82 292 20 241Z" fill="${gold}" opacity=".9"/><path d="${oval(158, 204, 140, 54)}" fill="${gold}"/><path d="${oval(158, 205, 132, 49)}" fill="#E9DFC8"/><path d="${oval(158, 209, 124, 43)}" fill="#C9B48A"/>
${s.within(oval(158, 205, 132, 49), `${ringCookie(s, 74, 194, 36)}${pricked(s, 146, 182, 38)}${ringCookie(s, 222, 188, 37)}${pricked(s, 268, 214, 32)}${ringCookie(s, 118, 224, 39)}${pricked(s, 64, 228, 30)}${ringCookie(s, 198, 230, 39)}`)}<path d="M18 206A140 54 0 0 0 298 206" stroke="${gold}" stroke-width="6" fill="none"/>`);
}

/** Loose butter cookies. */
export function cookiesLoose(): string {
  const s = createSketch(552);
  return s.svg(`${ringCookie(s, 104, 168, 66)}${pricked(s, 222, 166, 74)}${ringCookie(s, 168, 228, 72)}`);
}

/** Almond London: chocolate domes with almond in paper cups. */
export function almondLondon(): string {
  const s = createSketch(553);
  const piece = (x: number, y: number, r: number): string => {
    const pleats = Array.from({ length: 13 }, (_, i) => `<path d="M${x - r * 0.8 + (i / 12) * r * 1.6} ${y + r * 0.78}L${x - r * 1.02 + (i / 12) * r * 2.04} ${y + r * 0.02}" stroke="#B98A3A" stroke-width="2" opacity=".55"/>`).join('');
    const nuts = Array.from({ length: 16 }, () => `<rect x="${x + (s.random() * 2 - 1) * r * 0.5}" y="${y - r * 0.42 + (s.random() * 2 - 1) * r * 0.26}" width="${r * 0.2}" height="${r * 0.09}" rx="2" fill="${s.random() > 0.5 ? '#FFE9BE' : '#E2B26A'}" transform="rotate(${s.random() * 180} ${x} ${y - r * 0.4})"/>`).join('');
    return `${s.soft(5, `<ellipse cx="${x + 4}" cy="${y + r * 0.8}" rx="${r}" ry="${r * 0.3}" fill="#1E0C04" opacity=".4"/>`)}<path d="${oval(x, y + r * 0.02, r * 1.02, r * 0.4)}" fill="#C99A48"/>${s.solid(`M${x - r * 0.84} ${y + r * 0.1}C${x - r * 0.84} ${y - r * 0.9} ${x + r * 0.84} ${y - r * 0.9} ${x + r * 0.84} ${y + r * 0.1}Z`, ['#9A5E38', '#5A2C12', '#280E04'], { depth: r * 0.22 })}${nuts}${s.glint(x - r * 0.36, y - r * 0.4, r * 0.2, r * 0.09, -34, 0.6)}<path d="M${x - r * 1.04} ${y}Q${x} ${y + r * 0.5} ${x + r * 1.04} ${y}L${x + r * 0.8} ${y + r * 0.76}Q${x} ${y + r * 1.04} ${x - r * 0.8} ${y + r * 0.76}Z" fill="${s.gradient(['#FFF0C4', '#EAC26E', '#A9762A'], 'across')}"/>${pleats}`;
  };
  return s.svg(`${piece(84, 138, 48)}${piece(160, 122, 47)}${piece(236, 138, 48)}${piece(116, 206, 56)}${piece(214, 206, 56)}`);
}

/** A bitten piece of almond London. */
export function almondBitten(): string {
  const s = createSketch(554);
  return s.svg(`${s.solid('M50 220C50 120 110 80 170 84L182 104L172 124L188 146L176 170L194 196L186 226Q110 240 50 220Z', ['#9A5E38', '#5A2C12', '#280E04'], { depth: 20 })}<path d="M170 92L182 106L174 126L190 148L178 172L192 196L184 222C150 228 120 226 108 218C96 150 130 104 170 92Z" fill="${s.gradient(['#FFE7B0', '#E9BC70', '#C08A3C'])}"/>${s.solid(oval(148, 176, 30, 19, -24), ['#FFF6E0', '#EED9AE', '#B08A4A'], { depth: 7 })}${s.glint(92, 130, 18, 8, -48, 0.6)}`);
}

/** A stack of toasted coconut biscuits. */
export function biscuitStack(): string {
  const s = createSketch(555);
  const tones: Tones = ['#FBDFA2', '#DCA557', '#96602A'];
  const biscuit = (x: number, y: number): string => {
    const flakes = Array.from({ length: 44 }, () => {
      const a = s.random() * 6.283;
      const r = Math.sqrt(s.random());
      const px = x + Math.cos(a) * r * 84;
      const py = y + Math.sin(a) * r * 25;
      return `<path d="M${px} ${py}l${4 + s.random() * 6} ${(s.random() - 0.5) * 6}" stroke="${s.random() > 0.35 ? '#FFFBEC' : '#B4742A'}" stroke-width="2.6" stroke-linecap="round"/>`;
    }).join('');
    return `${s.soft(5, `<ellipse cx="${x + 3}" cy="${y + 22}" rx="94" ry="32" fill="#2A1404" opacity=".4"/>`)}<path d="M${x - 94} ${y}V${y + 16}A94 33 0 0 0 ${x + 94} ${y + 16}V${y}Z" fill="${s.gradient(['#E4B264', '#C08434', '#7E4A18'], 'across')}"/>${s.solid(oval(x, y, 94, 33), tones, { depth: 10, inside: flakes })}`;
  };
  return s.svg([246, 216, 187, 158, 128, 98].map((y, i) => biscuit(160 + (i % 2 ? -4 : 5), y)).join(''));
}

/** A leaning biscuit, seen from the front. */
export function biscuit(): string {
  const s = createSketch(556);
  const flakes = Array.from({ length: 110 }, () => {
    const a = s.random() * 6.283;
    const r = Math.sqrt(s.random());
    return `<path d="M${160 + Math.cos(a) * r * 100} ${166 + Math.sin(a) * r * 100}l${(s.random() - 0.5) * 16} ${(s.random() - 0.5) * 16}" stroke="${s.random() > 0.35 ? '#FFFBEC' : '#B4742A'}" stroke-width="3" stroke-linecap="round"/>`;
  }).join('');
  return s.svg(`<path d="${oval(168, 174, 114, 114)}" fill="#8A5420"/>${s.solid(oval(160, 166, 114, 114), ['#FBDFA2', '#DCA557', '#A56C30'], { depth: 16, inside: flakes })}`);
}
