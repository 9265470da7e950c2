import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A wooden board seen from a little above. */
export function board(): string {
  const s = createSketch(241);
  const top = 'M24 206C24 196 36 190 48 190H272C284 190 296 196 296 206L304 236C304 246 292 250 280 250H40C28 250 16 246 16 236Z';
  const grain = Array.from({ length: 9 }, (_, i) => `<path d="M10 ${194 + i * 7}Q${90 + s.random() * 60} ${190 + i * 7} ${170} ${195 + i * 7}T312 ${193 + i * 7}" stroke="#7E4E1E" stroke-width="${1 + s.random()}" fill="none" opacity=".28"/>`).join('');
  return s.svg(`<path d="M16 236C16 246 28 250 40 250H280C292 250 304 246 304 236V252C304 262 292 268 280 268H40C28 268 16 262 16 252Z" fill="${s.gradient(['#B9803E', '#8A5822', '#5A3612'], 'across')}"/>${s.solid(top, ['#F0CC94', '#D9A662', '#A9743A'], { depth: 10, inside: grain })}`);
}

/** A round white plate. */
export function plate(): string {
  const s = createSketch(242);
  return s.svg(`<path d="${oval(160, 214, 142, 52)}" fill="#B8BEC2"/>${s.solid(oval(160, 206, 144, 54), ['#FFFFFF', '#F1F2F0', '#C9CCCB'], { depth: 12 })}${s.solid(oval(160, 206, 104, 36), ['#D5D9D8', '#F2F3F1', '#FFFFFF'], { depth: 10 })}`);
}

/** A small bowl whose contents have the given colours. */
export function bowlOf(s: Sketch, glaze: readonly [string, string, string], fill: readonly [string, string, string], top = ''): string {
  return `${s.solid('M48 160C50 236 96 276 132 280H188C224 276 270 236 272 160Z', glaze, { depth: 18 })}<path d="M120 278h80v10q-40 8 -80 0Z" fill="${glaze[2]}"/><path d="${oval(160, 160, 113, 38)}" fill="${glaze[0]}"/><path d="${oval(160, 162, 104, 33)}" fill="${glaze[2]}"/>${s.solid(oval(160, 166, 100, 29), fill, { depth: 8 })}${top}`;
}

/** A bowl of steamed rice. */
export function riceBowl(): string {
  const s = createSketch(243);
  const grains = Array.from({ length: 170 }, () => {
    const a = s.random() * Math.PI * 2;
    const r = Math.sqrt(s.random());
    const x = 160 + Math.cos(a) * r * 92;
    const y = 132 + Math.sin(a) * r * 42;
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="6" ry="2.600" fill="${s.random() > 0.5 ? '#fff' : '#EDE8DA'}" transform="rotate(${(s.random() * 180).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }).join('');
  const mound = s.solid('M62 164C66 108 116 80 160 80S254 108 258 164Q160 200 62 164Z', ['#FFFFFF', '#F4F0E4', '#CFC7B2'], { depth: 16, inside: grains });
  return s.svg(`${bowlOf(s, ['#6E9CC9', '#2F5E94', '#143660'], ['#fff', '#eee', '#ccc'])}${mound}${s.within('M48 160C50 236 96 276 132 280H188C224 276 270 236 272 160Q160 212 48 160Z', `<rect x="40" y="150" width="240" height="140" fill="${s.gradient(['#7FAAD2', '#35659C', '#143660'])}"/><path d="M50 206Q160 250 270 206" stroke="#fff" stroke-width="4" fill="none" opacity=".7"/><path d="M54 218Q160 262 266 218" stroke="#fff" stroke-width="2" fill="none" opacity=".5"/>`)}<path d="M49 160Q160 214 271 160" stroke="#DCE9F4" stroke-width="4" fill="none" opacity=".8"/>`);
}

/** A heap of crushed ice, placed under fish. */
export function ice(): string {
  const s = createSketch(244);
  const cubes = Array.from({ length: 70 }, (_, i) => {
    const t = i / 70;
    const y = 150 + t * 110;
    const half = 70 + t * 74;
    const x = 160 + (s.random() * 2 - 1) * half;
    const r = 13 + s.random() * 13;
    const points = Array.from({ length: 6 }, (_, k) => {
      const a = (k / 6) * Math.PI * 2 + s.random() * 0.6;
      return `${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r * 0.72).toFixed(1)}`;
    });
    return `<polygon points="${points.join(' ')}" fill="${s.gradient(s.random() > 0.5 ? ['#FFFFFF', '#D6EAF6'] : ['#F4FBFF', '#A9CDE4'])}" opacity=".93"/><polygon points="${points.slice(2, 5).join(' ')} ${x.toFixed(1)} ${y.toFixed(1)}" fill="#fff" opacity=".5"/>`;
  }).join('');
  return s.svg(`<path d="${oval(160, 232, 150, 46)}" fill="#C6DFEE"/>${cubes}`);
}

/** A shallow black tray, seen from a little above. */
export function meatTray(): string {
  const s = createSketch(245);
  return s.svg(`${s.solid('M12 178H308L290 226Q287 236 274 236H46Q33 236 30 226Z', ['#4A4E54', '#2A2D32', '#101215'], { depth: 10 })}${s.solid('M42 108H278Q290 108 294 118L310 172Q313 186 299 186H21Q7 186 10 172L26 118Q30 108 42 108Z', ['#62666E', '#34383E', '#181B1F'], { depth: 8 })}<path d="M50 120H270Q278 120 281 128L294 168Q296 176 286 176H34Q24 176 26 168L39 128Q42 120 50 120Z" fill="${s.gradient(['#0C0E10', '#24272B'], 'down')}"/><path d="M22 184H298" stroke="#9AA0A8" stroke-width="2.500" opacity=".6" stroke-linecap="round"/>`);
}
