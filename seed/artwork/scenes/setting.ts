/** The time of day. Each scene is drawn both by day and by night. */
export type Hour = 'day' | 'night';

/** A scene's frame in pixels, including the position of the counter. */
export interface Frame {
  width: number;
  height: number;
  /** The counter's top edge. */
  counter: number;
  phone: boolean;
}

/** The colours of the wall and counter, and the light's position `x` as a share of the width. */
export interface Room {
  wall: readonly [string, string];
  glow: string;
  glowStrength: number;
  counter: readonly [string, string];
  edge: string;
  light: number;
}

/** SVG of the room, including objects on the wall. */
export function room({ wall, glow, glowStrength, counter, edge, light }: Room, frame: Frame, onWall: string, onCounter = ''): string {
  const { width: w, height: h, counter: y } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient><radialGradient id="glow" cx="${light}" cy=".22" r=".55"><stop offset="0" stop-color="${glow}" stop-opacity="${glowStrength}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><linearGradient id="counter" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${counter[0]}"/><stop offset="1" stop-color="${counter[1]}"/></linearGradient><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient></defs>
<rect width="${w}" height="${h}" fill="url(#wall)"/><rect width="${w}" height="${h}" fill="url(#glow)"/>${onWall}<rect y="${y - h * 0.06}" width="${w}" height="${h * 0.06}" fill="url(#foot)"/><rect y="${y}" width="${w}" height="${h - y}" fill="url(#counter)"/><rect y="${y}" width="${w}" height="${Math.max(2, h * 0.004)}" fill="${edge}"/>${onCounter}</svg>`;
}

/** The shadow that palm fronds cast on the wall in morning light. */
export function palmShadow(frame: Frame, ink: string): string {
  const k = frame.phone ? frame.width / 716 : frame.height / 500;
  const frond = (x: number, y: number, turn: number, scale: number): string => {
    let leaves = '';
    for (let i = 0; i < 20; i++) {
      const px = i * 26;
      const py = i * i * 0.5;
      const length = 120 * Math.sin(((i + 3) / 24) * Math.PI) + 30;
      for (const angle of [62 - i * 1.2, -50 + i * 2.2]) {
        leaves += `<path d="M${px} ${py}q${length * 0.5} -9 ${length} 6q${-length * 0.5} 12 ${-length} -6Z" transform="rotate(${angle} ${px} ${py})"/>`;
      }
    }
    return `<g transform="translate(${x * k} ${y * k}) rotate(${turn}) scale(${scale * k})">${leaves}<path d="M0 0Q250 40 520 200" stroke="${ink}" stroke-width="5" fill="none"/></g>`;
  };
  const fronds = frame.phone ? frond(760, 340, 200, 1) : frond(1390, -10, 158, 1) + frond(1420, 210, 172, 0.95);
  return `<defs><filter id="leafblur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${4.5 * k}"/></filter></defs><g fill="${ink}" opacity=".17" filter="url(#leafblur)">${fronds}</g>`;
}

/** A string of warm bulbs for the evening. */
export function bulbs(frame: Frame): string {
  const k = frame.phone ? frame.width / 716 : frame.height / 500;
  const count = frame.phone ? 5 : 9;
  const from = frame.phone ? -30 * k : frame.width * 0.36;
  const to = frame.width + 40 * k;
  const y = (t: number): number => ((frame.phone ? -6 : -18) + Math.sin(t * Math.PI * 2 + 0.3) ** 2 * (frame.phone ? 40 : 58) + 26) * k;
  const wire = Array.from({ length: 61 }, (_, i) => `${(from + ((to - from) * i) / 60).toFixed(0)} ${y(i / 60).toFixed(0)}`).join(' ');
  const lamps = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.6) / count;
    const x = from + (to - from) * t;
    const cy = y(t) + 16 * k;
    return `<circle cx="${x}" cy="${cy}" r="${90 * k}" fill="url(#bulb)"/><rect x="${x - 5 * k}" y="${cy - 17 * k}" width="${10 * k}" height="${10 * k}" fill="#0A100D"/><circle cx="${x}" cy="${cy}" r="${11 * k}" fill="#FFE7AE"/><circle cx="${x}" cy="${cy}" r="${5 * k}" fill="#fff"/>`;
  }).join('');
  return `<defs><radialGradient id="bulb"><stop offset="0" stop-color="#FFC968" stop-opacity=".5"/><stop offset="1" stop-color="#FFC968" stop-opacity="0"/></radialGradient></defs><polyline points="${wire}" fill="none" stroke="#0A100D" stroke-width="${3 * k}" opacity=".8"/>${lamps}`;
}

/** Sunlight that slants through a louvred window. */
export function louvreLight(frame: Frame, light: string): string {
  const { width: w, height: h } = frame;
  const bars = Array.from({ length: 7 }, (_, i) => `<path d="M${w * 0.02} ${h * (0.04 + i * 0.085)}l${w * 0.3} 0l0 ${h * 0.056}l${-w * 0.3} 0Z"/>`).join('');
  const place = frame.phone ? `translate(${w * 0.34} ${h * 0.3}) skewX(-22) scale(1.6 .5)` : `translate(${w * 0.58} ${h * 0.06}) skewX(-24)`;
  return `<defs><filter id="sun" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${h * 0.008}"/></filter></defs><g transform="${place}"><g fill="${light}" opacity=".72" filter="url(#sun)">${bars}</g></g>`;
}

/** Two enamel lamps hanging over the counter. */
export function pendantLamps(frame: Frame, shade: string): string {
  const { width: w, height: h } = frame;
  const r = frame.phone ? w * 0.09 : h * 0.11;
  const lamp = (x: number, drop: number): string => `<circle cx="${x}" cy="${drop + r * 0.5}" r="${r * 4.2}" fill="url(#pool)"/><path d="M${x} 0V${drop - r * 0.5}" stroke="#0A100D" stroke-width="${r * 0.06}"/><ellipse cx="${x}" cy="${drop + r * 0.36}" rx="${r * 0.34}" ry="${r * 0.24}" fill="#FFE9B8"/><path d="M${x - r} ${drop + r * 0.34}C${x - r * 0.9} ${drop - r * 0.3} ${x - r * 0.3} ${drop - r * 0.34} ${x - r * 0.22} ${drop - r * 0.62}H${x + r * 0.22}C${x + r * 0.3} ${drop - r * 0.34} ${x + r * 0.9} ${drop - r * 0.3} ${x + r} ${drop + r * 0.34}Z" fill="${shade}"/><path d="M${x - r} ${drop + r * 0.34}C${x - r * 0.9} ${drop - r * 0.3} ${x - r * 0.3} ${drop - r * 0.34} ${x - r * 0.22} ${drop - r * 0.62}H${x - r * 0.04}C${x - r * 0.2} ${drop - r * 0.3} ${x - r * 0.66} ${drop - r * 0.2} ${x - r * 0.7} ${drop + r * 0.34}Z" fill="#fff" opacity=".22"/><path d="M${x - r} ${drop + r * 0.34}H${x + r}" stroke="#FFF3D0" stroke-width="${r * 0.05}" opacity=".8"/>`;
  const lamps = frame.phone ? lamp(w * 0.88, h * 0.07) : lamp(w * 0.6, h * 0.16) + lamp(w * 0.84, h * 0.1);
  return `<defs><radialGradient id="pool"><stop offset="0" stop-color="#FFCB6E" stop-opacity=".55"/><stop offset="1" stop-color="#FFCB6E" stop-opacity="0"/></radialGradient></defs>${lamps}`;
}

/** Pale veins in the counter's marble. */
export function marble(frame: Frame, ink: string): string {
  const { width: w, height: h, counter: y } = frame;
  const depth = h - y;
  return `<g fill="none" stroke="${ink}" opacity=".16">${Array.from({ length: 9 }, (_, i) => `<path d="M${(w * (i - 0.4)) / 8} ${h}Q${(w * i) / 8} ${y + depth * 0.5} ${(w * (i + 0.7)) / 8} ${y + depth * (0.1 + (i % 3) * 0.12)}" stroke-width="${h * (0.002 + (i % 3) * 0.0015)}"/>`).join('')}</g>`;
}

/** A wooden clothes rail on the wall, at height `y` in pixels. */
export function rail(frame: Frame, y: number, from: number, hour: Hour): string {
  const thick = frame.height * 0.014;
  const tones = hour === 'day' ? ['#D9AE78', '#A87844'] : ['#B98A54', '#75502A'];
  return `<defs><linearGradient id="rail" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tones[0]}"/><stop offset="1" stop-color="${tones[1]}"/></linearGradient></defs><rect x="${from}" y="${y + thick * 1.4}" width="${frame.width + 40}" height="${thick}" fill="#2B1A16" opacity=".14"/><rect x="${from}" y="${y}" width="${frame.width + 40}" height="${thick}" rx="${thick / 2}" fill="url(#rail)"/>`;
}
